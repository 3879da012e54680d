import Rulebook

// What an application for Apple's systems writes to join sessions with its interface toolkit. Copy
// what you need: the library itself knows no toolkit.

#if canImport(SwiftUI)
import SwiftUI

extension SessionField {
  /// The text for a `TextField` or a `SecureField`.
  ///
  ///     TextField(field.label, text: field.textBinding)
  var textBinding: Binding<String> {
    Binding(get: { self.text }, set: { self.text = $0 })
  }
}
#endif

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FormSession {
  /// Does for a text field what its delegate is asked by `shouldChangeCharactersIn`.
  ///
  /// - Returns: Whether the text field shall make the change itself.
  func shouldChange(
    _ textField: UITextField,
    in range: NSRange,
    to replacement: String,
    at path: FieldPath
  ) -> Bool {
    let units = range.location..<(range.location + range.length)
    let edit = TextEdit(
      oldText: textField.text ?? "",
      utf16Range: units,
      replacement: replacement
    )
    let verdict = offer(edit, at: path)
    guard case .corrected(let text, _) = verdict else { return verdict.text != nil }
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
