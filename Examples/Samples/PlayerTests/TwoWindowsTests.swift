import RivuletTesting
import SwiftUI
import Testing

private struct Desk: App {
  var body: some Scene {
    WindowGroup("Desk") { SheepView() }
      .commands {
        CommandMenu("Flock") {
          Button("Say Hello") { greetings += 1 }
        }
      }
  }

  @AppStorage("greetings") private var greetings = 0
}

@MainActor @Test func `a new window keeps its own count`() async throws {
  let app = AppHarness(Desk())
  await app.settle()
  try await app.windows[0].tap("Count")
  try await app.choose("File", "New Window")
  #expect(app.windows.map { $0.texts[0] } == ["1 sheep", "0 sheep"])
  try await app.choose("Flock", "Say Hello")
  #expect(app.runtimeIssues.isEmpty)
}
