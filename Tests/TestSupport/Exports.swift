// The helpers for tests that programs have too.

@_exported public import RulebookTesting
