// For people who write checks, kinds of table and whole subjects in Swift. They import this beside
// `Rulebook`; applications that only use rules have no need of it.

@_exported public import Documents
@_exported public import Rules
@_exported public import UnicodeText
