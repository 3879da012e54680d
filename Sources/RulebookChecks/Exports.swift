// Declarations for writing checks, kinds of tables and whole subjects in Swift. Import this module
// and `Rulebook`; applications that only use rules don't need it. The rest of the engine is for the
// modules of this package.

// Checks
@_exported public import protocol RuleEngine.Check
@_exported public import struct RuleEngine.CheckContext
@_exported public import struct RuleEngine.CheckDefinition
@_exported public import struct RuleEngine.CheckList
@_exported public import struct RuleEngine.CodeDefinition
@_exported public import enum RuleEngine.Confidentiality
@_exported public import struct RuleEngine.FactDefinition
@_exported public import protocol RuleEngine.FieldSource
@_exported public import struct RuleEngine.Findings
// Kinds of tables
@_exported public import struct RuleEngine.FolderTable
@_exported public import protocol RuleEngine.FolderTableEntry
@_exported public import struct RuleEngine.InlineTable
// Settings and subjects
@_exported public import struct RuleEngine.SettingDefinition
@_exported public import struct RuleEngine.SettingError
@_exported public import enum RuleEngine.SettingType
@_exported public import struct RuleEngine.Settings
@_exported public import struct RuleEngine.Subject
@_exported public import struct RuleEngine.Surroundings
@_exported public import struct RuleEngine.TableDeclaration
@_exported public import struct RuleEngine.TableDefinition
@_exported public import struct RuleEngine.TableFile
@_exported public import struct RuleEngine.WordList
// Files of tables
@_exported public import struct SourceTexts.DocumentNode
@_exported public import struct SourceTexts.DocumentRecord
@_exported public import struct SourceTexts.DocumentScalar
@_exported public import class SourceTexts.NodeReader
@_exported public import protocol SourceTexts.PositionedBytes
@_exported public import struct SourceTexts.SourceDocument
@_exported public import struct SourceTexts.SourceText
