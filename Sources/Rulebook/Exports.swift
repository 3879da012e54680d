@_exported public import CardNumbers
@_exported public import EmailAddresses
@_exported public import ErrorCatalog
@_exported public import PackLoading
@_exported public import Rules
@_exported public import UnicodeText
@_exported public import Violations
