import SwiftUI
import Template

@main
struct TemplateApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
