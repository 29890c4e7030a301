import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Destinations whose declaration comes, goes and changes while a screen is shown (B18.22–B18.31).
  @MainActor
  struct DestinationLifeRules {
    private final class Model: ObservableObject {
      @Published var path: [Int] = []
      @Published var isFirst = true
      @Published var isDeclared = true
      @Published var isOn = false
      @Published var item: Int?
      @Published var n = 0
    }

    private struct Branches: View {
      @ObservedObject var m: Model

      var body: some View {
        NavigationStack(path: $m.path) {
          if m.isFirst {
            Text("first root").navigationDestination(for: Int.self) { Text("first \($0) \(m.n)") }
          } else if m.isDeclared {
            Text("second root").navigationDestination(for: Int.self) { Text("second \($0) \(m.n)") }
          } else {
            Text("none")
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B18.22a a screen follows the destination that is declared now`(_ idiom: Idiom, _ isAnimated: Bool) async {
      let m = Model()
      let stage = await Stage(Branches(m: m), idiom: idiom)
      func turn(_ change: @escaping () -> Void) async {
        await stage.harness.turn { if isAnimated { withAnimation { change() } } else { change() } }
        await stage.rest()
      }
      await turn { m.path = [7] }
      #expect(stage.shows("first 7 0"))
      await turn { m.isFirst = false }
      #expect(stage.shows("second 7 0"))
      await turn { m.n = 1 }
      #expect(stage.shows("second 7 1"))
      await turn { m.isFirst = true }
      #expect(stage.shows("first 7 1"))
      await turn { (m.isFirst, m.isDeclared) = (false, false) }
      #expect(stage.shows("first 7 1"))
      #expect(m.path == [7])
      await turn { (m.isDeclared, m.n) = (true, 2) }
      #expect(stage.shows("second 7 2"))
      await turn { m.path = [] }
      #expect(stage.shows("second root"))
    }

    private struct Kept: View {
      @ObservedObject var m: Model

      var body: some View {
        NavigationStack(path: $m.path) {
          VStack {
            Text("root")
            if m.isFirst {
              Color.red.navigationDestination(for: Int.self) { _ in NamedTally(name: "t") }
            } else {
              Color.red.navigationDestination(for: Int.self) { _ in NamedTally(name: "t") }
            }
          }
        }
      }
    }

    @Test func `B18.22 state of a screen outlives the branch that declares it, where the view is of one type`() async throws {
      let m = Model()
      let stage = await Stage(Kept(m: m))
      await stage.harness.turn { m.path = [7] }
      await stage.rest()
      try await stage.tap("t0")
      await stage.harness.turn { m.isFirst = false }
      await stage.rest()
      #expect(stage.shows("t1") || stage.shows("t0"))
      #expect(m.path == [7])
    }

    private struct Presented: View {
      @ObservedObject var m: Model
      let usesItem: Bool

      var body: some View {
        NavigationStack {
          VStack {
            Text("root")
            if m.isFirst {
              declarer("first")
            } else if m.isDeclared {
              declarer("second")
            }
          }
        }
      }

      @ViewBuilder private func declarer(_ name: String) -> some View {
        if usesItem {
          Text(name).navigationDestination(item: $m.item) { Text("\(name) \($0) \(m.n)") }
        } else {
          Text(name).navigationDestination(isPresented: $m.isOn) { Text("\(name) \(m.n)") }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B18.30 a screen goes with the view that declares it`(_ idiom: Idiom, _ usesItem: Bool) async {
      let m = Model()
      let stage = await Stage(Presented(m: m, usesItem: usesItem), idiom: idiom)
      await stage.harness.turn { (m.isOn, m.item) = (true, 5) }
      await stage.rest()
      #expect(stage.shows(usesItem ? "first 5 0" : "first 0"))
      await stage.harness.turn { m.n = 1 }
      #expect(stage.shows(usesItem ? "first 5 1" : "first 1"))
      await stage.harness.turn { (m.isFirst, m.isDeclared) = (false, false) }
      await stage.rest()
      #expect(stage.shows("root"))
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B18.30 a screen of a binding follows the branch that declares it now`(_ idiom: Idiom, _ usesItem: Bool) async {
      let m = Model()
      let stage = await Stage(Presented(m: m, usesItem: usesItem), idiom: idiom)
      await stage.harness.turn { (m.isOn, m.item) = (true, 5) }
      await stage.rest()
      await stage.harness.turn { m.isFirst = false }
      await stage.rest()
      let isThere = usesItem ? m.item != nil : m.isOn
      #expect(stage.shows(usesItem ? "second 5 0" : "second 0") == isThere)
      #expect(stage.shows("root") != isThere)
    }

    private struct Chain: View {
      @ObservedObject var m: Model

      var body: some View {
        NavigationStack(path: $m.path) {
          Text("root").navigationDestination(for: Int.self) { n in
            Button("screen \(n)") { m.path.removeLast() }.onAppear { if m.isOn { m.path.append(n + 1) } }
          }
        }
      }
    }

    @Test(.timeLimit(.minutes(30)), arguments: [Idiom.phone, .desktop])
    func `B18.14 screens that push each other without end are reported and stay usable`(_ idiom: Idiom) async throws {
      let m = Model()
      let stage = await Stage(Chain(m: m), idiom: idiom)
      await stage.harness.turn {
        m.isOn = true
        m.path = [1]
      }
      await stage.rest()
      #expect(stage.issues("NavigationStack").count == 1)
      #expect(m.path.count < 100)
      let top = m.path.count
      #expect(stage.shows("screen \(top)"))
      m.isOn = false
      try await stage.tap("screen \(top)")
      #expect(stage.shows("screen \(top - 1)"))
      await stage.harness.turn { m.path = [] }
      await stage.rest()
      #expect(stage.shows("root"))
    }

    private struct Recursive: View {
      let depth: Int
      @ObservedObject var m: Model
      @State private var isOn = false

      var body: some View {
        Text("depth \(depth)").onAppear { if m.isOn { isOn = true } }
          .navigationDestination(isPresented: $isOn) { AnyView(Recursive(depth: depth + 1, m: m)) }
      }
    }

    @Test(.timeLimit(.minutes(30)))
    func `B18.30 screens of bindings that push each other without end are reported`() async {
      let m = Model()
      m.isOn = true
      let stage = await Stage(NavigationStack { Recursive(depth: 0, m: m) })
      await stage.rest()
      #expect(stage.issues("NavigationStack").count == 1)
    }

    private struct RecursiveSheet: View {
      let depth: Int
      @State private var isOn = false

      var body: some View {
        Text("depth \(depth)").onAppear { isOn = true }.sheet(isPresented: $isOn) { AnyView(RecursiveSheet(depth: depth + 1)) }
      }
    }

    @Test(.timeLimit(.minutes(30)))
    func `B19.18 sheets that present each other without end are reported`() async {
      let stage = await Stage(RecursiveSheet(depth: 0))
      await stage.rest()
      #expect(stage.harness.runtimeIssues.count >= 1)
    }

    @Test func `B18.10 a hundred screens of one write are no mistake`() async {
      let m = Model()
      let stage = await Stage(Chain(m: m))
      await stage.harness.turn { m.path = Array(1...100) }
      await stage.rest()
      #expect(stage.shows("screen 100"))
      for n in 101...180 { await stage.harness.turn { m.path.append(n) } }
      await stage.rest()
      #expect(stage.shows("screen 180"))
      #expect(stage.harness.runtimeIssues.isEmpty)
    }
  }
}
