import Foundation
import RivuletApps
package import RivuletCore
import RivuletElements

/// The inspector of a running app, as a separate app.
package struct InspectorApp: App {
  private let model: InspectorModel

  package init() { self.init(path: "") }

  /// Creates the inspector of the app that serves a socket.
  package init(path: String) { model = InspectorModel(path: path) }

  package var body: some Scene {
    Window("Inspector", id: "inspector") { InspectorPage(model: model) }
      .defaultSize(width: 1100, height: 760)
  }
}
