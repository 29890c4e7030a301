import RivuletTesting
import SwiftUI
import Testing

private struct Greeting: View {
  @State private var name = ""
  @State private var isShown = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Greet") { isShown = true }
        .disabled(name.isEmpty)
    }
    .sheet(isPresented: $isShown) { Text("Hello, \(name)!") }
  }
}

@MainActor @Test func `a name is greeted in a sheet`() async throws {
  let harness = ViewHarness(Greeting())
  await harness.settle()
  #expect(!harness.isEnabled("Greet"))

  try await harness.type("Ada", into: "Name")
  #expect(harness.value(of: "Name") == "Ada")

  try await harness.tap("Greet")
  await harness.rest()
  #expect(harness.texts.contains("Hello, Ada!"))
  #expect(harness.runtimeIssues.isEmpty)
}
