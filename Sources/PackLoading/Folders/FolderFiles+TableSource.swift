package import Documents
import RuleEngine
package import SourceTexts
package import Violations

/// Lets the files of a folder serve the tables of the pack in it: documents are YAML.
extension FolderFiles: TableSource {
  package func text(of name: String) throws(LoadingError) -> SourceText { try read(name) }

  package func document(_ source: SourceText) throws(LoadingError) -> SourceDocument {
    try YAMLReader.document(source)
  }

  package func names(in folder: String) throws(LoadingError) -> [String] { try names(folder) }

  package func bytes(of name: String) throws(LoadingError) -> any PositionedBytes {
    try opened(name)
  }
}
