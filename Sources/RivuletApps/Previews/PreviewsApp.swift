import Foundation
package import RivuletCore
import RivuletElements
import RivuletGeometry

/// An app with a window that shows all previews in the program, scaled down to fit.
package struct PreviewsApp: App {
  private let names: [String: String]
  private let filter: PreviewFilter

  package init() { self.init(names: [:]) }

  /// Creates the app with the names by which people know modules, if they differ, and the previews to show.
  package init(names: [String: String], filter: PreviewFilter = PreviewFilter(nil)) {
    self.names = names
    self.filter = filter
  }

  package var body: some Scene {
    WindowGroup { FittingPage(names: names, filter: filter) }
      .defaultSize(width: 1200, height: 800)
  }
}

/// The page, scaled down to fit the window.
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
