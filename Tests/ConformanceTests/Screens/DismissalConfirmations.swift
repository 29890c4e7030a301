import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What people are asked before a window closes (B19.50).
  @MainActor
  struct DismissalConfirmations {
    private struct Editor: App {
      var body: some Scene {
        WindowGroup("Main") { Page() }
      }
    }

    private struct Page: View {
      @State private var isEdited = false

      var body: some View {
        VStack {
          Button("edit") { isEdited.toggle() }
          Text(isEdited ? "edited" : "saved")
        }
        .frame(width: 500, height: 400)
        .dismissalConfirmationDialog("Lose the changes?", shouldPresent: isEdited) {
          Button("Lose", role: .destructive) { Log.add("lost") }
          Button("Stay", role: .cancel) { Log.add("stayed") }
        } message: {
          Text("They are not saved.")
        }
      }
    }

    private func open() async -> AppHarness {
      _ = Log.take()
      let app = AppHarness(Editor())
      await app.settle()
      return app
    }

    @Test func `B19.50 a window closes at once where there is nothing to ask`() async throws {
      let app = await open()
      try await app.choose("File", "Close")
      #expect(app.windows.isEmpty && Log.take() == [])
    }

    @Test func `B19.50abc cancelling keeps the window, and every other action closes it`() async throws {
      let app = await open()
      try await app.windows[0].tap("edit")
      await app.windows[0].close()
      await app.windows[0].advance(by: 1)
      #expect(Set(app.windows[0].texts).isSuperset(of: ["Lose the changes?", "They are not saved.", "Lose", "Stay"]))
      try await app.windows[0].tap("Stay")
      await app.windows[0].advance(by: 1)
      #expect(app.windows.count == 1 && Log.take() == ["stayed"] && !app.windows[0].texts.contains("Lose"))
      try await app.choose("File", "Close")
      await app.windows[0].advance(by: 1)
      try await app.windows[0].tap("Lose")
      await app.settle()
      #expect(app.windows.isEmpty && Log.take() == ["lost"])
    }

    @Test func `B19.50 an app that ends asks too, and no longer once the condition has ended`() async throws {
      let app = await open()
      try await app.windows[0].tap("edit")
      await app.quit()
      #expect(!app.hasEnded)
      await app.windows[0].advance(by: 1)
      try await app.windows[0].tap("Stay")
      await app.windows[0].advance(by: 1)
      try await app.windows[0].tap("edit")
      await app.quit()
      #expect(app.hasEnded)
    }
  }
}
