// What the nested packages need to measure, attack and compare the parts of Rulebook, since they
// cannot see what is `package`. It is promised to nobody, and may change with any version.

@_exported public import BlocklistFiles
@_exported public import CardNumbers
@_exported public import Documents
@_exported public import EmailAddresses
@_exported public import PackLoading
@_exported public import PasswordGuesses
@_exported public import PhoneNumbers
@_exported public import Rules
@_exported public import TextPatterns
@_exported public import UnicodeText
