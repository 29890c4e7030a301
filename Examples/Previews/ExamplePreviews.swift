import SwiftUI

/// The examples in one program, so that their previews can be seen on one page: `./run previews`.
@main
struct ExamplePreviews: App {
  var body: some Scene {
    WindowGroup("Previews") {
      Text("Set RIVULET_PREVIEWS to see the previews of the examples.")
    }
  }
}
