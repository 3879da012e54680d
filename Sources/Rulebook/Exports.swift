// What an application meets beside this module: values and violations, and catalogs of messages.

@_exported public import ErrorCatalog
@_exported public import Violations
