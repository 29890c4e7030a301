import RivuletTesting
import SwiftUI
import Testing

private struct Price: View {
  let euros: Int
  @Environment(\.locale) private var locale

  var body: some View {
    let _ = Self._printChanges()
    Text("\(euros) €")
  }
}

private struct Shop: View {
  @State private var euros = 3
  @State private var locale = Locale(identifier: "en_US")

  var body: some View {
    Price(euros: euros).environment(\.locale, locale)
    Button("Raise") { euros += 1 }
    Button("German") { locale = Locale(identifier: "de_DE") }
  }
}

@MainActor @Test func `a view prints the cause of an update`() async throws {
  let harness = ViewHarness(Shop())
  await harness.settle()
  try await harness.tap("Raise")
  #expect(harness.printedChanges.last == "Price: @self changed.")
  try await harness.tap("German")
  #expect(harness.printedChanges.last == "Price: _locale changed.")
}
