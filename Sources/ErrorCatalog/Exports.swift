// What code that `rulebook generate swift` writes needs beside this module: codes, arguments, dates.

@_exported public import Violations
