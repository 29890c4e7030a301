import Foundation
package import RivuletCore
import RivuletElements
import RivuletGeometry

/// An app whose window shows all of a program's previews, scaled down to fit.
package struct PreviewsApp: App {
  private let names: [String: String]
  private let filter: PreviewFilter

  package init() { self.init(names: [:]) }

  /// Creates the app with a filter for the previews to show, and the display names of modules whose display name differs from the module
  /// name.
  package init(names: [String: String], filter: PreviewFilter = PreviewFilter(nil)) {
    self.names = names
    self.filter = filter
  }

  package var body: some Scene {
    WindowGroup { FittingPage(names: names, filter: filter) }
      .defaultSize(width: 1200, height: 800)
  }
}

/// A preview page, scaled down to fit its window.
private struct FittingPage: View {
  let names: [String: String]
  let filter: PreviewFilter
  @State private var size = CGSize.zero

  var body: some View {
    GeometryReader { window in
      PreviewPage(names: names, filter: filter)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
        .scaleEffect(scale(in: window.size), anchor: .topLeading)
    }
  }

  private func scale(in window: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(1, window.width / size.width, window.height / size.height)
  }
}
