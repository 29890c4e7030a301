import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules about bindings that no printed scenario covers, S30 among them: a write carries the transaction of its binding.
  @MainActor
  struct BindingRules {
    private struct Level3: View {
      @Binding var n: Int
      var body: some View { Button("n=\(n)") { n += 1 } }
    }

    private struct Level2: View {
      @Binding var n: Int
      var body: some View { Level3(n: $n) }
    }

    private struct Level1: View {
      @State private var n = 0
      var body: some View {
        Level2(
          n: Binding(
            get: { n },
            set: {
              Log.add("set \($0)"); n = $0
            }))
      }
    }

    @Test func `A3.06 the innermost of three bindings writes the state once`() async throws {
      let harness = await mount(Level1())
      try await harness.tap("n=0")
      #expect(Log.take() == ["set 1"])
      #expect(harness.texts == ["n=1"])
    }

    private struct Carrying: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("body \(n)")
        Button("go") {
          n = 1
          $n.animation(.linear(duration: 1)).wrappedValue = 2
        }
      }
    }

    @Test func `S30 a binding with an animation writes in a transaction of its own`() async throws {
      let harness = await mount(Carrying())
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == ["body 1", "body 2"])
    }

    @Test func `B3.19 an enclosing transaction overrides the binding's`() {
      var animations: [Animation?] = []
      let binding = Binding<Int>(get: { 0 }, set: { animations.append($1.animation) })
        .animation(.linear(duration: 1))
      binding.wrappedValue = 1
      withAnimation(.linear(duration: 2)) { binding.wrappedValue = 2 }
      #expect(animations == [.linear(duration: 1), .linear(duration: 2)])
    }

    private struct Item: Identifiable {
      let id: Int
      var count = 0
    }

    private struct Row: View {
      @Binding var item: Item
      var body: some View {
        let _ = Log.add("row \(item.id)")
        Button("\(item.id):\(item.count)") { item.count += 1 }
      }
    }

    private struct Rows: View {
      @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
      var body: some View {
        VStack {
          ForEach($items) { Row(item: $0) }
        }
      }
    }

    @Test func `B3.18 a bound collection hands out bindings to its elements`() async throws {
      let harness = await mount(Rows())
      _ = Log.take()
      try await harness.tap("2:0")
      #expect(harness.texts == ["1:0", "2:1", "3:0"])
      #expect(Log.take() == ["row 2"])
    }
  }
}
