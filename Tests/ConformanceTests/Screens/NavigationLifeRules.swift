import Combine
import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What happens when a stack goes on and back, what is kept meanwhile, and what a screen inherits (B18.04–B18.20).
  @MainActor
  struct NavigationLifeRules {
    private struct Deep: View {
      @State var path = [1, 2, 3]

      var body: some View {
        NavigationStack(
          path: Binding(
            get: { path },
            set: {
              Log.add("set \($0)")
              path = $0
            })
        ) {
          Text("root").navigationDestination(for: Int.self) { n in
            VStack {
              Text("screen \(n)")
              NamedTally(name: "t\(n)-")
              NavigationLink("push \(n + 1)", value: n + 1)
              Closer(name: "close")
            }
          }
        }
      }
    }

    @Test func `B18.04abcde B18.20b the button and dismiss take one screen away at once, a swipe when it ends`() async throws {
      let stage = await Stage(Deep())
      try await stage.harness.tap("BackButton")
      #expect(Log.take() == ["set [1, 2]"])
      await stage.rest()
      try await stage.harness.tap("close")
      #expect(Log.take() == ["set [1]"])
      await stage.rest()
      await stage.harness.down(at: CGPoint(x: 2, y: 400))
      await stage.harness.move(to: CGPoint(x: 300, y: 400), duration: 0.2)
      #expect(Log.take() == [])
      await stage.harness.up()
      #expect(Log.take() == ["set []"])
      await stage.rest()
      #expect(stage.shows("root"))
    }

    @Test func `B18.04ad going back during a slide takes the next screen away`() async throws {
      let stage = await Stage(Deep())
      try await stage.harness.tap("BackButton")
      await stage.harness.advance(by: 0.3)
      try await stage.harness.tap("BackButton")
      #expect(Log.take() == ["set [1, 2]", "set [1]"])
      await stage.rest()
      #expect(stage.shows("screen 1") && !stage.shows("screen 2"))
    }

    @Test func `B18.04 going back during the slide of a push leaves where it came from`() async throws {
      let stage = await Stage(Deep(path: [1]))
      try await stage.harness.tap("push 2")
      await stage.harness.advance(by: 0.2)
      await stage.harness.key("[", modifiers: .control)
      try? await stage.harness.tap("BackButton")
      await stage.rest()
      #expect(Log.take() == ["set [1, 2]", "set [1]"])
      #expect(stage.shows("screen 1") && !stage.shows("screen 2"))
    }

    struct Town: Hashable, Codable { let name: String }

    private struct Restored: View {
      @State var path: NavigationPath

      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(for: Town.self) { Text("town \($0.name)") }
        }
      }
    }

    @Test func `B18.06abd a path of several types is written, read again, and shown; an unknown type is an error`() async throws {
      struct Plain: Hashable {}
      var path = NavigationPath()
      #expect(try #require(NavigationPath().codable.map { NavigationPath($0) }) == NavigationPath())
      path.append(3)
      path.append(Town(name: "Bern"))
      let data = try JSONEncoder().encode(try #require(path.codable))
      let again = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
      #expect(again == path && again.count == 2)
      path.append(Plain())
      #expect(path.codable == nil)
      path.removeLast()
      #expect(path.codable != nil)
      let unknown = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "Town", with: "Village")
      #expect(throws: (any Error).self) {
        _ = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(unknown.utf8))
      }
      let stage = await Stage(Restored(path: again))
      #expect(stage.shows("town Bern"))
      try await stage.tap("BackButton")
      #expect(stage.shows("number 3"))
    }

    private struct Jumping: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("link", value: 1)
            Button("plain") { path = [1] }
            Button("slow") { withAnimation(.linear(duration: 5)) { path = [1] } }
            Button("at once") { jump { path = [1] } }
          }
          .navigationDestination(for: Int.self) { _ in
            VStack {
              Text("up").ax("up")
              Button("back at once") { jump { path.removeAll() } }
              Button("back") { path.removeAll() }
            }
          }
        }
      }

      private func jump(_ change: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
      }
    }

    @Test(arguments: ["link", "plain", "slow"])
    func `B18.09ab B18.12ab a push slides however the path was written, and always as long`(label: String) async throws {
      let stage = await Stage(Jumping())
      try await stage.harness.tap(label)
      await stage.harness.advance(by: 0.17)
      #expect(stage.shows("link") && (stage.harness.presented("up", .x) ?? 0) > 300)
      await stage.harness.advance(by: 0.2)
      #expect(!stage.shows("link") && stage.shows("up"))
      try await stage.harness.tap("back")
      await stage.harness.advance(by: 0.17)
      #expect(stage.shows("link") && (stage.harness.presented("up", .x) ?? 0) > 300)
      await stage.harness.advance(by: 0.2)
      #expect(stage.shows("link") && !stage.shows("up"))
    }

    @Test func `B18.12c without animations a push and a pop are there at once`() async throws {
      let stage = await Stage(Jumping())
      try await stage.harness.tap("at once")
      #expect(!stage.shows("link") && stage.shows("up"))
      try await stage.harness.tap("back at once")
      #expect(stage.shows("link") && !stage.shows("up"))
    }

    @Test func `B18.12de with reduced motion screens fade in place`() async throws {
      let stage = await Stage(Jumping()) { $0._accessibilityReduceMotion = true }
      try await stage.harness.tap("link")
      await stage.harness.advance(by: 0.17)
      let frame = try #require(stage.harness.frame(of: "up"))
      #expect(abs((stage.harness.presented("up", .x) ?? 0) - frame.minX) < 0.01)
      let opacity = try #require(stage.harness.presented("up", .opacity))
      #expect(opacity > 0.2 && opacity < 0.8)
      #expect(stage.shows("link"))
      await stage.harness.advance(by: 0.2)
      #expect(!stage.shows("link") && stage.harness.presented("up", .opacity) == 1)
      try await stage.harness.tap("back")
      await stage.harness.advance(by: 0.17)
      #expect(stage.shows("link") && stage.shows("up"))
      await stage.harness.advance(by: 0.2)
      #expect(stage.shows("link") && !stage.shows("up"))
    }

    private struct Ordered: View {
      @State private var path: [Int] = []

      struct Screen: View {
        let n: Int

        var body: some View {
          let _ = Log.add("body \(n)")
          GeometryReader { _ in
            let _ = Log.add("layout \(n)")
            NavigationLink("push \(n + 1)", value: n + 1)
          }
          .life("s\(n)")
          .task {
            Log.add("task \(n)")
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(600))
            } onCancel: {
              Task { @MainActor in Log.add("cancelled \(n)") }
            }
          }
        }
      }

      var body: some View {
        let _ = Log.add("path \(path)")
        NavigationStack(
          path: Binding(
            get: { path },
            set: {
              Log.add("set \($0)")
              path = $0
            })
        ) {
          Screen(n: 0).navigationDestination(for: Int.self) { n in
            let _ = Log.add("make \(n)")
            Screen(n: n)
          }
        }
      }
    }

    @Test func `B18.14acd what happens in a push, in this order`() async throws {
      let stage = await Stage(Ordered())
      var lines: [String] = []
      func wait(for line: String) async throws {
        try await stage.harness.wait(timeout: .seconds(60)) {
          lines += Log.take()
          return lines.contains(line)
        }
      }
      try await wait(for: "task 0")
      lines = []
      try await stage.harness.tap("push 1")
      try await wait(for: "task 1")
      #expect(lines == ["set [1]", "path [1]", "make 1", "body 1", "layout 1", "s1+", "task 1"])
      lines = []
      await stage.rest()
      try await wait(for: "cancelled 0")
      #expect(lines == ["s0-", "cancelled 0"])
    }

    @MainActor private final class Store: ObservableObject {
      static weak var last: Store?
      @Published var count = 0

      init() { Self.last = self }
    }

    private struct Keeping: View {
      @StateObject private var store = Store()
      @State private var text = ""

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Button("store \(store.count)") { store.count += 1 }
            TextField("field", text: $text)
            NavigationLink("go", value: 1)
            Button("key") { Log.add("key") }.keyboardShortcut("k")
            ForEach(0..<40) { Text("row \($0)").frame(height: 40).ax("row \($0)") }
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B15.49c B18.16abcfi a covered screen keeps state, objects and scroll offset, and is neither drawn nor used`(idiom: Idiom)
      async throws
    {
      let stage = await Stage(
        NavigationStack {
          Keeping().navigationDestination(for: Int.self) { _ in
            VStack {
              Text("up")
              Keeping()
            }
          }
        }, idiom: idiom)
      try await stage.tap("store 0")
      try await stage.harness.type("typed", into: "field")
      await stage.harness.wheel(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: 15), precise: true)
      await stage.rest()
      let offset = stage.harness.frame(of: "row 3")?.minY
      try await stage.tap("go")
      #expect(stage.shows("up") && stage.shows("store 0") && !stage.has("store 1") && !stage.shows("typed"))
      _ = Log.take()
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["key"])
      try await stage.tap("BackButton")
      #expect(stage.shows("store 1") && stage.shows("typed"))
      #expect(stage.harness.frame(of: "row 3")?.minY == offset)
    }

    @Test func `B18.15c B18.17ab B18.18c what a popped screen kept is gone, and an equal value is a fresh screen, also during the slide`()
      async throws
    {
      let stage = await Stage(
        NavigationStack {
          VStack {
            NavigationLink("first", value: 1)
            NavigationLink("again", value: 1)
          }
          .navigationDestination(for: Int.self) { _ in
            VStack {
              Keeping()
              NamedTally(name: "t")
            }
            .life("up")
          }
        })
      try await stage.tap("first")
      try await stage.tap("store 0")
      try await stage.tap("t0")
      #expect(Store.last?.count == 1)
      try await stage.harness.tap("BackButton")
      await stage.harness.advance(by: 0.3)
      #expect(Store.last != nil)
      _ = Log.take()
      try await stage.harness.tap("again")
      await stage.rest()
      #expect(stage.shows("store 0") && stage.shows("t0") && !stage.shows("t1"))
      #expect(Set(Log.take()) == ["up+", "up-"])
      try await stage.tap("BackButton")
      #expect(Store.last == nil)
    }

    private static let numbers = PassthroughSubject<Int, Never>()

    private struct Listening: View {
      @State private var heard = 0
      @State private var shared = 0

      var body: some View {
        VStack {
          Text("heard \(heard) shared \(shared)")
          NavigationLink("go", value: 1)
        }
        .onReceive(NavigationLifeRules.numbers) {
          Log.add("received \($0)")
          heard = $0
        }
        .onChange(of: shared) { _, now in Log.add("changed \(now)") }
        .navigationDestination(for: Int.self) { n in
          VStack {
            Text("level \(n) shared \(shared) heard \(heard)")
            NavigationLink("on", value: n + 1)
            Button("add") { shared += 1 }
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.19abce a covered screen hears and feeds the screens above it, and shows the present values at once`(idiom: Idiom) async throws
    {
      let stage = await Stage(NavigationStack { Listening() }, idiom: idiom)
      try await stage.tap("go")
      try await stage.tap("on")
      _ = Log.take()
      try await stage.harness.tap("add")
      await stage.harness.turn { Self.numbers.send(4) }
      #expect(Log.take() == ["changed 1", "received 4"])
      #expect(stage.shows("level 2 shared 1 heard 4"))
      try await stage.harness.tap("BackButton")
      #expect(stage.shows("level 1 shared 1 heard 4"))
      await stage.rest()
      try await stage.harness.tap("BackButton")
      #expect(stage.shows("heard 4 shared 1"))
    }

    private final class Settings: ObservableObject {
      let name: String

      init(_ name: String) { self.name = name }
    }

    private struct Inherited: View {
      let name: String
      @EnvironmentObject private var settings: Settings
      @Environment(\.isPresented) private var isPresented

      var body: some View {
        VStack {
          EnvironmentMark(name: name)
          Text("\(name) \(settings.name) \(isPresented)")
        }
      }
    }

    private struct Inheriting: View {
      @State private var flag = false

      var body: some View {
        NavigationStack {
          VStack {
            Inherited(name: "root")
            NavigationLink("link") { Inherited(name: "linked") }
            NavigationLink("value", value: 1)
            Button("flag") { flag = true }
          }
          .navigationDestination(for: Int.self) { _ in Inherited(name: "valued") }
          .navigationDestination(isPresented: $flag) { Inherited(name: "flagged") }
          .environment(\.mark, "inside")
          .environmentObject(Settings("inner"))
        }
        .environment(\.mark, "stack")
        .environmentObject(Settings("outer"))
      }
    }

    @Test(arguments: [("link", "linked"), ("value", "valued"), ("flag", "flagged")])
    func `B18.20acde a screen has the environment of its stack, whichever way it was pushed`(label: String, name: String) async throws {
      let stage = await Stage(Inheriting())
      #expect(stage.shows("root:inside") && stage.shows("root inner false"))
      try await stage.tap(label)
      #expect(stage.shows("\(name):stack") && stage.shows("\(name) outer true"), "\(stage.harness.texts)")
    }

    @Observable final class Way {
      var path: [Int] = []
      var isFlagged = false
    }

    private struct Flagged: View {
      @Bindable var way: Way

      var body: some View {
        NavigationStack(path: $way.path) {
          Text("root")
            .navigationDestination(isPresented: $way.isFlagged) { NamedTally(name: "flagged ").life("flagged") }
            .navigationDestination(for: Int.self) { Text("page \($0)").life("page \($0)") }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.32 a screen without a value stays when the values below it go, and goes once`(_ idiom: Idiom) async throws {
      let way = Way()
      let stage = await Stage(Flagged(way: way), idiom: idiom)
      await stage.harness.turn { way.path = [1] }
      await stage.rest()
      await stage.harness.turn { way.isFlagged = true }
      await stage.rest()
      try await stage.tap("flagged 0")
      _ = Log.take()
      await stage.harness.turn { way.path = [2] }
      await stage.rest()
      #expect(stage.shows("flagged 1"))
      await stage.harness.turn { way.path = [] }
      await stage.rest()
      #expect(stage.shows("flagged 1") && way.isFlagged)
      #expect(Log.take() == [])
      await stage.harness.turn { way.path = [3] }
      await stage.rest()
      #expect(stage.shows("page 3"))
      await stage.harness.turn { way.path = [] }
      await stage.rest()
      #expect(stage.shows("flagged 1"))
      _ = Log.take()
      await stage.harness.turn { way.path = [4] }
      await stage.rest()
      _ = Log.take()
      await stage.harness.turn { (way.path, way.isFlagged) = ([], false) }
      await stage.rest()
      #expect(stage.shows("root"))
      #expect(Log.take().filter { $0.hasPrefix("flagged") } == [])
      #expect(stage.harness.runtimeIssues.isEmpty)
    }
  }
}
