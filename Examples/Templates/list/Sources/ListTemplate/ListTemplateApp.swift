import SwiftUI

@main
struct ListTemplateApp: App {
  @State private var store = TaskStore()

  var body: some Scene {
    WindowGroup {
      TaskList(store: store)
    }
  }
}
