import SwiftUI

@main
struct AppTemplateApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
