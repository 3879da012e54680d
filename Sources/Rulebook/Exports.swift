// The types that an application uses in addition to this module: values and violations, and
// catalogs of messages.

@_exported public import ErrorCatalog
@_exported public import Violations
