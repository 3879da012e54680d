// For people who write checks, kinds of table and whole subjects in Swift. They import this and
// `Rulebook`; applications that only use rules don't need it.

@_exported public import RuleEngine
@_exported public import SourceTexts
