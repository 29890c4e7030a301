import RivuletCore
import Testing

@MainActor
struct ClosingTests {
  struct Leaving: View {
    let log: Log
    @State private var name = "open"

    var body: some View {
      Box(name: name)
        .onAppear { name = "shown" }
        .onDisappear { log.add("disappeared \(name)") }
    }
  }

  @Test func `closing lets everything disappear once, with its last state`() {
    let log = Log()
    let tree = TestTree(Leaving(log: log))
    tree.tree.close()
    tree.tree.close()
    #expect(log.take() == "disappeared shown")
  }
}
