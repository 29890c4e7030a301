import PreviewViewer
import SwiftUI

/// The program that `rivulet preview` opens.
@main
struct PreviewViewerApp: App {
  @State private var model = ViewerModel(connection: ViewerConnection.ofProcess())

  init() {
    #if os(Linux)
    Idiom.preferred = .desktop
    #endif
  }

  var body: some Scene {
    WindowGroup("Previews") {
      ViewerWindow(model: model)
    }
    .defaultSize(width: 1120, height: 820)
  }
}
