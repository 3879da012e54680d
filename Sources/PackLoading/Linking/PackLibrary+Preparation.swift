import Documents
import RuleEngine
import SourceTexts
import Violations

extension PackLibrary {
  /// Reads packs and links their rules and forms, using all processors.
  ///
  /// This is for listings, which look at everything. If a rule is broken, a later lookup of the
  /// rule throws the error.
  ///
  /// - Parameters:
  ///   - withForms: Whether forms are linked too.
  ///   - isNeeded: Whether a pack is included.
  /// - Complexity: O(*n*) in the size of the packs.
  package func prepare(
    withForms: Bool,
    where isNeeded: (PackDeclaration) -> Bool = { _ in true }
  ) {
    let needed = layers.filter(isNeeded)
    // For only a few packs, threads would cost more than they gain.
    guard needed.count >= 8 else { return }
    _ = concurrently(needed.count) { index in
      do throws(LoadingError) { _ = try needed[index].whole() } catch {}
    }
    _ = concurrently(needed.count) { index in
      for rule in needed[index].rules {
        do throws(LoadingError) { _ = try self.template(rule.name) } catch {}
      }
      for form in needed[index].forms where withForms {
        do throws(LoadingError) { _ = try self.form(form.name) } catch {}
      }
    }
  }
}
