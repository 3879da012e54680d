// The types that generated errors use in addition to this module: codes and arguments.

@_exported public import Violations
