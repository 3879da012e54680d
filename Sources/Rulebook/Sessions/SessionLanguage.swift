import ErrorCatalog
import Observation

/// The language in which a session speaks, which all its fields share.
@MainActor @Observable final class SessionLanguage {
  /// What was asked for.
  private(set) var request: String

  /// What writes messages in it.
  private(set) var localizer: Localizer

  @ObservationIgnored private let catalog: Catalog

  init(_ request: String, catalog: Catalog) {
    self.request = request
    self.catalog = catalog
    localizer = catalog.localizer(forRequest: request)
  }

  func change(to request: String) {
    if request == self.request { return }
    self.request = request
    let localizer = catalog.localizer(forRequest: request)
    if localizer !== self.localizer { self.localizer = localizer }
  }
}
