package import Foundation
package import RivuletFoundation
package import RivuletText

/// A host's services for a tree that isn't in a window. These services provide the host's values but no turns or frames.
@MainActor
package final class OffscreenServices: HostServices {
  private let host: any HostServices
  package let displayScale: CGFloat

  /// Creates a host's services for images with the given number of pixels per point.
  package init(_ host: any HostServices, displayScale: CGFloat) {
    self.host = host
    self.displayScale = displayScale
  }

  package var now: Double { host.now }
  package var textMeasurer: any TextMeasuring { host.textMeasurer }
  package var idiom: Idiom { host.idiom }
  package var locale: Locale { host.locale }
  package var languages: [String] { host.languages }
  package var issues: IssueSink { host.issues }
  package var userDefaults: UserDefaults { host.userDefaults }
  package var sceneDefaults: UserDefaults { host.sceneDefaults }
  package var clipboard: any Clipboard { host.clipboard }

  package func image(named name: String, bundle: Bundle?) -> AppImage? { host.image(named: name, bundle: bundle) }
  package func picture(inFile path: String) -> AppImage { host.picture(inFile: path) }
  package func fetchFile(at url: URL) async throws -> FetchedFile { try await host.fetchFile(at: url) }
  package func hasSymbol(named name: String) -> Bool { host.hasSymbol(named: name) }

  package func localizedString(forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?]) -> String? {
    host.localizedString(forKey: key, table: table, bundle: bundle, numbers: numbers)
  }

  nonisolated package func requestTurn() {}
  package func requestFrame() {}
  package func commitFrame(_ frame: CommittedFrame, of window: ObjectIdentifier) {}
}
