import RivuletTesting
import SwiftUI
import Template
import Testing

@MainActor @Test func `the button greets again`() async throws {
  let harness = ViewHarness(ContentView())
  await harness.settle()
  #expect(harness.texts == ["Hello, world!", "Greet"])
  try await harness.tap("Greet")
  #expect(harness.texts == ["Greeted 1 times", "Greet"])
}
