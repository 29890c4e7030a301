import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Commands that an app asks for by name (documentation).
  @MainActor
  struct SystemCommandRules {
    struct Columns: App {
      var body: some Scene {
        WindowGroup("Main") { Page() }
          .commands {
            SidebarCommands()
            InspectorCommands()
            TextEditingCommands()
            TextFormattingCommands()
            ToolbarCommands()
            ImportFromDevicesCommands()
          }
      }
    }

    private struct Page: View {
      @State private var isInspected = false

      var body: some View {
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail").inspector(isPresented: $isInspected) { Text("more") }
        }
        .frame(width: 900, height: 500)
      }
    }

    @Test func `commands hide and show the sidebar and the inspector of the window in front`() async throws {
      let app = AppHarness(Columns())
      await app.settle()
      let main = app.windows[0]
      #expect(main.texts.contains("side") && !main.texts.contains("more"))
      try await app.choose("View", "Toggle Sidebar")
      await main.advance(by: 1)
      #expect(!main.texts.contains("side"))
      await main.key("s", modifiers: [.control, .command])
      await main.advance(by: 1)
      #expect(main.texts.contains("side"))
      try await app.choose("View", "Toggle Inspector")
      await main.advance(by: 1)
      #expect(main.texts.contains("more"))
    }
  }
}
