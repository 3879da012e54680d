// Declarations that the nested packages need to measure, attack and compare the parts of Rulebook,
// because they can't see `package` declarations. They aren't a stable interface, and can change
// with any version.

@_exported public import BlocklistFiles
@_exported public import CardNumbers
@_exported public import CheckDigits
@_exported public import ComputerFormats
@_exported public import ComputerRules
@_exported public import DatesAndTimes
@_exported public import Documents
@_exported public import EmailAddresses
@_exported public import IdentifierRules
@_exported public import JSONDocuments
@_exported public import LocalizedRules
@_exported public import LocalizedValues
@_exported public import NameRules
@_exported public import NumberAndDateRules
@_exported public import PackLoading
@_exported public import PasswordGuesses
@_exported public import PasswordRules
@_exported public import PhoneNumbers
@_exported public import PhoneRules
@_exported public import RuleEngine
@_exported public import RulebookAuthoring
@_exported public import SourceTexts
@_exported public import TextPatterns
@_exported public import TextRules
@_exported public import UnicodeText
@_exported public import ValueRules
@_exported public import WebAddresses
@_exported public import WebRules
