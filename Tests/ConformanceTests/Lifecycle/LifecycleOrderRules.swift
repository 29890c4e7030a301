import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// In which order the actions of many views run.
  @MainActor
  struct LifecycleOrderRules {
    private struct Marked: View {
      let name: String
      var body: some View {
        Text(name).onAppear { Log.add("\(name) comes") }.onDisappear { Log.add("\(name) goes") }
      }
    }

    private struct Nested: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          if isShown {
            VStack {
              Marked(name: "first")
              if isShown { Marked(name: "inner") }
              ForEach(0..<3, id: \.self) { Marked(name: "row \($0)") }
              Marked(name: "last")
            }
            .onAppear { Log.add("outer comes") }
            .onDisappear { Log.add("outer goes") }
          }
        }
      }
    }

    @Test func `B5.03 B5.06 B5.07 static views from the last inside out, then each dynamic place; the same way when they leave`()
      async throws
    {
      let harness = await mount(Nested())
      let order = ["last", "first", "outer", "inner", "row 0", "row 1", "row 2"]
      #expect(Log.take() == order.map { "\($0) comes" })
      try await harness.tap("toggle")
      #expect(Log.take() == order.map { "\($0) goes" })
    }

    private struct Leaving: View {
      @State private var n = 0
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Text("x").onDisappear { Log.add("n \(n), shown \(isShown)") } }
          Button("go") {
            n = 5
            isShown = false
          }
        }
      }
    }

    @Test func `B5.10 who leaves reads the state as it is then`() async throws {
      let harness = await mount(Leaving())
      try await harness.tap("go")
      #expect(Log.take() == ["n 5, shown false"])
    }

    private struct Sized: View {
      @State private var width = 10.0
      var body: some View {
        Button("wider") { width += 1 }
        Color.red.frame(width: width, height: 10)
          .onAppear { Log.add("appears") }
          .onGeometryChange(for: Double.self) {
            $0.size.width
          } action: {
            Log.add("inner \($0)")
          }
          .onChange(of: width, initial: true) { Log.add("changes") }
          .onGeometryChange(for: Double.self) {
            $0.size.width
          } action: {
            Log.add("outer \($0)>\($1)")
          }
          .onAppear { Log.add("appears outside") }
      }
    }

    @Test func `B5.03 what follows geometry takes its place in writing order`() async throws {
      let harness = await mount(Sized())
      #expect(Log.take() == ["appears", "inner 10.0", "changes", "outer 10.0>10.0", "appears outside"])
      try await harness.tap("wider")
      #expect(Log.take() == ["inner 11.0", "changes", "outer 10.0>11.0"])
    }

    private struct Rows: View {
      @State private var ids = [1, 2]
      var body: some View {
        Button("add") { ids.insert(3, at: 0) }
        Button("drop") { ids.removeLast() }
        VStack {
          ForEach(ids, id: \.self) { Color.red.frame(width: 10.0 * Double($0), height: 10) }
            .onGeometryChange(for: Double.self) {
              $0.size.width
            } action: {
              Log.add("\($0)")
            }
        }
      }
    }

    @Test func `what follows geometry is told of each row, also of those that come later`() async throws {
      let harness = await mount(Rows())
      #expect(Log.take() == ["10.0", "20.0"])
      try await harness.tap("add")
      #expect(Log.take() == ["30.0"])
      try await harness.tap("drop")
      #expect(Log.take() == [])
    }
  }
}
