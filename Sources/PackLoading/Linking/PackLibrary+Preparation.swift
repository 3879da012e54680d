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

  /// Links the rules and forms that another library has linked, so that their first use doesn't
  /// wait.
  ///
  /// If one of them is gone or broken, a later lookup says so.
  ///
  /// - Complexity: O(*n*) in the number of these rules and forms.
  package func prepare(like other: PackLibrary) {
    for name in Set(other.templates.names.map(\.name)) {
      do throws(LoadingError) { _ = try template(name) } catch {}
    }
    for name in Set(other.definitions.names.map(\.name)) {
      do throws(LoadingError) { _ = try form(name) } catch {}
    }
  }
}
