@_exported public import Documents
@_exported public import ErrorCatalog
@_exported public import PackLoading
@_exported public import Rules
@_exported public import UnicodeText
@_exported public import Violations
