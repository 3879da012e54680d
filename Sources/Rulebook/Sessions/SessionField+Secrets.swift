// What stands in a field is for the program and the person, never for a log.
extension SessionField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The place of the field, without its value.
  public nonisolated var description: String { "SessionField(\(path))" }

  /// The same as ``description``.
  public nonisolated var debugDescription: String { description }

  /// A mirror with the place alone.
  public nonisolated var customMirror: Mirror { Mirror(self, children: ["path": path]) }
}

extension FormSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the form, without any value.
  public nonisolated var description: String { "FormSession(\(form.name))" }

  /// The same as ``description``.
  public nonisolated var debugDescription: String { description }

  /// A mirror with the form's name alone.
  public nonisolated var customMirror: Mirror { Mirror(self, children: ["form": form.name]) }
}
