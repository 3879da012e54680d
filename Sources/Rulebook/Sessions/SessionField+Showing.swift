/// What happened to a field so far, on which it depends what is shown.
struct FieldMarks {
  var isTouched = false
  var isFocused = false
  var isEdited = false
  var isBeingTyped = false
  var isRevealed = false
}

// What is wrong is shown while the field is revealed. Events reveal it as the policy says; a change
// after which the policy is silent hides it again, unless something was wrong before and still is.
extension SessionField {
  /// Everything that happened to the field.
  var marks: FieldMarks {
    get {
      FieldMarks(
        isTouched: isTouched,
        isFocused: hasFocus,
        isEdited: isEdited,
        isBeingTyped: isBeingTyped,
        isRevealed: isRevealed
      )
    }
    set {
      if isTouched != newValue.isTouched { isTouched = newValue.isTouched }
      if hasFocus != newValue.isFocused { hasFocus = newValue.isFocused }
      isEdited = newValue.isEdited
      isBeingTyped = newValue.isBeingTyped
      isRevealed = newValue.isRevealed
      show()
    }
  }

  /// The value is about to be changed by the person.
  func noteEdit() {
    isEdited = true
    isChangedByHand = true
    isBeingTyped = hasFocus
  }

  /// What was found about the value changed.
  func noteChange(wasValid: Bool) {
    if policy.contains(.onChange), isEdited {
      isRevealed = true
    } else if policy.contains(.onChangeAfterBlur), isTouched {
      isRevealed = true
    } else if wasValid || isValid {
      isRevealed = false
    }
  }

  /// The field gets the focus.
  func noteFocus() {
    hasFocus = true
    isBeingTyped = false
  }

  /// The field is left.
  func noteBlur() {
    hasFocus = false
    isBeingTyped = false
    if !isTouched { isTouched = true }
    if policy.contains(.onBlur) { isRevealed = true }
    show()
  }

  /// The form is submitted.
  func noteSubmission() {
    isBeingTyped = false
    if !isTouched { isTouched = true }
    if policy.contains(.onSubmit) { isRevealed = true }
    show()
  }

  /// Another system found something about the value.
  func noteFinding() {
    isBeingTyped = false
    if !policy.isEmpty { isRevealed = true }
    show()
  }

  /// Shows what may be shown now.
  func show() {
    let isSilent = isBeingTyped && !policy.contains(.onChange)
    let isWaitedFor = isSilent && (state == .unfinished || state == .blank)
    let violations = isRevealed && !isWaitedFor && !policy.isEmpty ? report.violations : []
    if violations != shownViolations { shownViolations = violations }
  }
}
