#if canImport(RivuletTesting)
import RivuletTesting
import SwiftUI
import Testing

@testable import AppTemplate

@MainActor @Test("The button greets again") func greetingAgain() async throws {
  let harness = ViewHarness(ContentView())
  await harness.settle()
  #expect(harness.texts == ["Hello, world!", "Greet"])
  try await harness.tap("Greet")
  #expect(harness.texts == ["Greeted 1 time", "Greet"])
}
#endif
