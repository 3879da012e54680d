// What generated errors meet beside this module: codes and arguments.

@_exported public import Violations
