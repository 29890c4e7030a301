import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What covered and leaving screens do, and where destinations and links count (B18.16–B18.35).
  @MainActor
  struct NavigationScreenRules {
    private struct Noting: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { Log.add("layout") }
        return subviews[0].sizeThatFits(proposal)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }

    private final class Model: ObservableObject {
      @Published var text = "a"
      @Published var path: [Int] = []
    }

    private struct Watching: View {
      @ObservedObject var m: Model

      var body: some View {
        NavigationStack(path: $m.path) {
          Noting { Text(m.text) }.overlay { Button("hit") { Log.add("hit") }.frame(width: 390, height: 700) }
            .navigationDestination(for: Int.self) { n in Text("up \(n) \(m.text)").ax("up") }
        }
      }
    }

    private struct Fields: View {
      @State private var path: [Int] = []
      @State private var isOn = false
      @State private var text = ""
      @FocusState private var focus: Int?

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            TextField("a", text: $text).focused($focus, equals: 1)
            TextField("b", text: $text).focused($focus, equals: 2)
            NavigationLink("push", value: 1)
            Button("show") { isOn = true }
            Text("focus \(focus ?? 0)")
          }
          .navigationDestination(for: Int.self) { n in
            VStack {
              TextField("c", text: $text).focused($focus, equals: 3)
              Button("pop") { path.removeLast() }
              Button("first") {
                path.removeLast()
                focus = 1
              }
            }
          }
          .navigationDestination(isPresented: $isOn) { Text("shown") }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], ["push", "push and type", "show"])
    func `B18.16d a control has the focus again when what covered its screen is gone`(_ idiom: Idiom, _ way: String) async throws {
      let stage = await Stage(Fields(), idiom: idiom)
      try await stage.harness.tap("b")
      #expect(stage.shows("focus 2"))
      try await stage.harness.tap(way == "show" ? "show" : "push")
      await stage.rest()
      #expect(stage.harness.focusedLabel != "b")
      if way == "push and type" { try await stage.harness.tap("c") }
      try await stage.harness.tap("BackButton")
      await stage.rest()
      #expect(stage.harness.focusedLabel == "b" && stage.shows("focus 2"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.16d a screen that is uncovered takes no focus that the app gives to another control`(_ idiom: Idiom) async throws {
      let stage = await Stage(Fields(), idiom: idiom)
      try await stage.harness.tap("push")
      await stage.rest()
      try await stage.harness.tap("pop")
      await stage.rest()
      #expect(stage.shows("focus 0"))
      try await stage.harness.tap("b")
      try await stage.harness.tap("push")
      await stage.rest()
      try await stage.harness.tap("first")
      await stage.rest()
      #expect(stage.shows("focus 1") && stage.harness.focusedLabel == "a")
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.16gh a covered screen is neither laid out nor hit`(_ idiom: Idiom) async throws {
      let m = Model()
      let stage = await Stage(Watching(m: m), idiom: idiom)
      let place = try #require(stage.harness.elementFrame("hit"))
      #expect(Log.take().contains("layout"))
      await stage.harness.tap(at: CGPoint(x: place.midX, y: place.midY))
      #expect(Log.take() == ["hit"])
      await stage.harness.turn { m.path = [1] }
      await stage.rest()
      _ = Log.take()
      await stage.harness.turn { m.text = "a much longer text" }
      await stage.rest()
      #expect(stage.shows("up 1 a much longer text"))
      await stage.harness.tap(at: CGPoint(x: place.midX, y: place.midY))
      await stage.rest()
      #expect(Log.take() == [])
      await stage.harness.turn { m.path = [] }
      await stage.rest()
      #expect(Log.take().contains("layout") && stage.shows("a much longer text"))
    }

    @Test func `B18.18a a screen that leaves is drawn from its last values`() async {
      let m = Model()
      let stage = await Stage(Watching(m: m))
      await stage.harness.turn { m.path = [1] }
      await stage.rest()
      #expect(stage.shows("up 1 a"))
      await stage.harness.turn { m.path = [] }
      await stage.harness.advance(by: 0.1)
      await stage.harness.turn { m.text = "b" }
      await stage.harness.advance(by: 0.05)
      #expect(stage.shows("up 1 a") && !stage.shows("up 1 b") && stage.shows("b"))
    }

    private struct Preferred: PreferenceKey {
      static var defaultValue: String { "none" }
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    @Test func `B18.21a preferences of a screen do not reach the views around its declaration`() async throws {
      struct Root: View {
        @State private var inner = "nothing"

        var body: some View {
          NavigationStack {
            VStack {
              Text("inner \(inner)")
              NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in
                Text("up").preference(key: Preferred.self, value: "up")
              }
            }
            .onPreferenceChange(Preferred.self) { inner = $0 }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("go")
      #expect(stage.shows("up"))
      try await stage.tap("BackButton")
      #expect(!stage.shows("inner up"))
    }

    @Test(arguments: [false, true])
    func `B18.22b a destination in a lazy container is told of`(_ isList: Bool) async {
      struct Root: View {
        let isList: Bool

        var body: some View {
          NavigationStack {
            if isList {
              List { row }
            } else {
              ScrollView { LazyVStack { row } }
            }
          }
        }

        private var row: some View {
          NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
      let stage = await Stage(Root(isList: isList))
      #expect(stage.issues("lazy container").count == 1)
    }

    class Animal: Hashable {
      static func == (lhs: Animal, rhs: Animal) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    final class Dog: Animal {}

    @Test func `B18.22cd a destination is for no optional of its type, and for no subclass`() async throws {
      struct Root: View {
        @State private var path = NavigationPath()

        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("optional") { path.append(Optional(1)) }
              Button("number") { path.append(1) }
              NavigationLink("dog", value: Dog())
              NavigationLink("animal", value: Animal())
            }
            .navigationDestination(for: Int.self) { Text("int \($0)") }
            .navigationDestination(for: Animal.self) { _ in Text("an animal") }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("dog")
      #expect(stage.has("dog") && stage.issues("Dog").count == 1)
      try await stage.tap("animal")
      #expect(stage.shows("an animal"))
      try await stage.tap("BackButton")
      try await stage.tap("optional")
      #expect(!stage.shows("int 1") && stage.issues("Optional").count == 1)
      try await stage.tap("BackButton")
      try await stage.tap("number")
      #expect(stage.shows("int 1"))
    }

    @Test func `B18.23e a destination in the own stack goes before one in a later column`() async throws {
      let stage = await Stage(
        NavigationSplitView {
          NavigationStack {
            NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("own \($0)") }
          }
        } detail: {
          NavigationStack { Text("detail").navigationDestination(for: Int.self) { Text("later \($0)") } }
        },
        idiom: .desktop)
      try await stage.tap("go")
      #expect(stage.shows("own 1") && stage.shows("detail") && !stage.shows("later 1"))
    }

    @Test func `B18.25b the placeholder is a warning sign without a title`() async throws {
      struct Root: View {
        @State private var path = NavigationPath()

        var body: some View {
          NavigationStack(path: $path) { Button("put") { path.append(2.5) }.navigationTitle("Root").navigationBarTitleDisplayMode(.inline) }
        }
      }
      struct Sign: View {
        var body: some View {
          NavigationStack {
            NavigationLink("put") { Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundStyle(.yellow) }
              .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      let (stage, sign) = (await Stage(Root()), await Stage(Sign()))
      try await stage.tap("put")
      try await sign.tap("put")
      #expect(stage.harness.texts == ["Root"])
      #expect(stage.harness.displayListDump() == sign.harness.displayListDump())
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.27a B18.35b a link outside of a stack, and a disabled one, look like a disabled button`(_ idiom: Idiom) async {
      let button = await Stage(Button("alone") {}.disabled(true), idiom: idiom)
      let outside = await Stage(NavigationLink("alone", value: 1), idiom: idiom)
      #expect(!outside.harness.isEnabled("alone"))
      #expect(outside.harness.displayListDump() == button.harness.displayListDump())
      let inside = await Stage(NavigationStack { NavigationLink("go") { Text("up") }.disabled(true) }, idiom: idiom)
      let other = await Stage(NavigationStack { Button("go") {}.disabled(true) }, idiom: idiom)
      let able = await Stage(NavigationStack { Button("go") {} }, idiom: idiom)
      #expect(inside.harness.displayListDump() == other.harness.displayListDump())
      #expect(inside.harness.displayListDump() != able.harness.displayListDump())
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.35a a link in something disabled pushes nothing`(_ idiom: Idiom) async throws {
      let stage = await Stage(NavigationStack { VStack { NavigationLink("go") { Text("up") } }.disabled(true) }, idiom: idiom)
      #expect(!stage.harness.isEnabled("go"))
      try await stage.tap("go")
      #expect(stage.has("go") && !stage.shows("up"))
    }
  }
}
