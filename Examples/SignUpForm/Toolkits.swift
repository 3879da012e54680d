import Rulebook

// Code for applications on Apple's systems, to connect sessions with their interface toolkit. Copy
// what you need: the library itself doesn't depend on a toolkit.

#if canImport(SwiftUI)
import Accessibility
import SwiftUI

extension SessionField {
  /// The text for a `TextField` or a `SecureField`.
  ///
  ///     TextField(field.label, text: field.textBinding)
  var textBinding: Binding<String> {
    Binding(get: { self.text }, set: { self.text = $0 })
  }
}

extension View {
  /// Lets VoiceOver say the label of a field, whether it is required, and its messages.
  ///
  ///     TextField(field.label, text: field.textBinding).spoken(as: field)
  func spoken(as field: SessionField) -> some View {
    let texts = field.accessibility
    return
      self
      .accessibilityLabel(texts.name.text)
      .accessibilityHint(texts.description?.text ?? "")
  }
}

extension FormSession {
  /// Lets VoiceOver say what changes in the form.
  func announceChanges() {
    onAnnouncement = { announcement in
      var text = AttributedString(announcement.message.text)
      text.accessibilitySpeechAnnouncementPriority = announcement.isUrgent ? .high : .default
      AccessibilityNotification.Announcement(text).post()
    }
  }
}
#endif

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FormSession {
  /// Answers for a text field when its delegate receives `shouldChangeCharactersIn`.
  ///
  /// - Returns: Whether the text field should make the change itself.
  func shouldChange(
    _ textField: UITextField,
    in range: NSRange,
    to replacement: String,
    at path: FieldPath
  ) -> Bool {
    let units = range.location..<(range.location + range.length)
    var edit = TextEdit(
      oldText: textField.text ?? "",
      utf16Range: units,
      replacement: replacement
    )
    if let selected = textField.selectedTextRange, selected.isEmpty {
      let cursor = textField.offset(from: textField.beginningOfDocument, to: selected.start)
      edit.deletesForward = cursor == units.lowerBound
    }
    let verdict = offer(edit, at: path)
    // If not everything fits, the field's `refusalMessage` says why.
    if case .accepted = verdict { return true }
    guard let text = verdict.text else { return false }
    textField.text = text
    if let cursor = verdict.utf16Cursor,
      let place = textField.position(from: textField.beginningOfDocument, offset: cursor)
    {
      textField.selectedTextRange = textField.textRange(from: place, to: place)
    }
    return false
  }
}
#endif
