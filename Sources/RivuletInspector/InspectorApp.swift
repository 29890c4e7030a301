import Foundation
import RivuletApps
package import RivuletCore
import RivuletElements

/// An app that inspects another running app.
package struct InspectorApp: App {
  private let model: InspectorModel

  package init() { self.init(path: "") }

  /// Creates the inspector for the app that serves the socket at a path.
  package init(path: String) { model = InspectorModel(path: path) }

  package var body: some Scene {
    Window("Inspector", id: "inspector") { InspectorPage(model: model) }
      .defaultSize(width: 1100, height: 760)
  }
}
