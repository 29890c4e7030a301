import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Paths of stacks and who writes them, durations, and screens beside the path (B18.01–B18.30).
  @MainActor
  struct NavigationPathRules {
    private struct Numbers: View {
      @State var path: [Int] = []

      var body: some View {
        NavigationStack(
          path: Binding(
            get: { path },
            set: { new, transaction in
              Log.add("set \(new) \(transaction.animation != nil)")
              path = new
            })
        ) {
          VStack {
            NavigationLink("push 1", value: 1)
            Closer(name: "close root")
          }
          .life("root")
          .navigationDestination(for: Int.self) { n in
            VStack {
              Text("screen \(n)").ax("screen \(n)")
              NamedTally(name: "n\(n)-")
              Button("change top") { path[path.count - 1] = 9 }
              Button("go home") { path = [] }
            }
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.01e B18.03d the root cannot be popped, and nothing is written then`(_ idiom: Idiom) async throws {
      let stage = await Stage(Numbers(), idiom: idiom)
      _ = Log.take()
      await stage.harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
      await stage.harness.key(.leftArrow, modifiers: .option)
      await stage.harness.key("[", modifiers: .control)
      try await stage.tap("close root")
      #expect(!stage.has("BackButton") && stage.has("push 1"))
      #expect(Log.take() == [])
    }

    private struct Words: View {
      @State private var path: ContiguousArray<String> = ["first"]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: String.self) { word in
            Text("word \(word)")
            NavigationLink("on", value: "second")
          }
        }
        .overlay(alignment: .bottom) { Text("\(path.count) words") }
      }
    }

    @Test func `B18.02a any collection of hashable values is a path`() async throws {
      let stage = await Stage(Words())
      #expect(stage.shows("word first") && stage.shows("1 words"))
      try await stage.tap("on")
      #expect(stage.shows("word second") && stage.shows("2 words"))
      try await stage.tap("BackButton")
      #expect(stage.shows("word first") && stage.shows("1 words"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.03abc a push and a pop write once, inside a transaction that animates`(_ idiom: Idiom) async throws {
      let stage = await Stage(Numbers(), idiom: idiom)
      _ = Log.take()
      try await stage.tap("push 1")
      #expect(Log.take().filter { $0.hasPrefix("set") } == ["set [1] true"])
      try await stage.tap("BackButton")
      #expect(Log.take().filter { $0.hasPrefix("set") } == ["set [] true"])
    }

    @Test func `B18.05f to remove more values than there are ends the process, naming the type`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var path = NavigationPath([1, 2])
        path.removeLast(3)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("NavigationPath"))
    }

    @Test func `B18.06c a path is written as pairs of type name and text`() throws {
      var path = NavigationPath()
      path.append(3)
      path.append("b")
      let texts = try JSONDecoder().decode([String].self, from: JSONEncoder().encode(try #require(path.codable)))
      try #require(texts.count == 4)
      #expect(texts[1] == "3" && texts[3] == "\"b\"" && texts[0] != texts[2])
      // The names are those of the types.
      let swapped = try JSONEncoder().encode([texts[2], "\"a\"", texts[0], "7"])
      var other = NavigationPath()
      other.append("a")
      other.append(7)
      #expect(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: swapped)) == other)
    }

    @Test func `B18.07a screens of a common beginning keep their state`() async throws {
      let stage = await Stage(Numbers(path: [1, 2]))
      try await stage.tap("BackButton")
      try await stage.tap("n1-0")
      let deep = await Stage(Kept())
      try await deep.tap("n1-0")
      try await deep.tap("two")
      #expect(deep.shows("screen 2"))
      try await deep.tap("three")
      #expect(deep.shows("screen 3"))
      try await deep.tap("BackButton")
      #expect(deep.shows("n1-1"))
    }

    private struct Kept: View {
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { n in
            VStack {
              Text("screen \(n)")
              NamedTally(name: "n\(n)-")
              Button("two") { path = [1, 2] }
              Button("three") { path = [1, 3] }
            }
          }
        }
      }
    }

    @Test func `B18.13a a slide of a phone takes 0.35 seconds`() async throws {
      let stage = await Stage(Numbers())
      _ = Log.take()
      try await stage.harness.tap("push 1")
      await stage.harness.advance(by: 0.33)
      #expect(!Log.take().contains("root-") && stage.shows("push 1"))
      await stage.harness.advance(by: 0.04)
      #expect(Log.take() == ["root-"] && !stage.shows("push 1"))
    }

    @Test func `B18.13b B18.62a on desktops the content is replaced at once`() async throws {
      let stage = await Stage(Numbers(), idiom: .desktop)
      _ = Log.take()
      try await stage.harness.tap("push 1")
      #expect(Log.take() == ["set [1] true", "root-"])
      #expect(!stage.shows("push 1") && stage.shows("screen 1"))
      let frame = try #require(stage.harness.frame(of: "screen 1"))
      #expect(abs((stage.harness.presented("screen 1", .x) ?? 0) - frame.minX) < 0.01)
      try await stage.harness.tap("BackButton")
      #expect(stage.shows("push 1") && !stage.shows("screen 1"))
    }

    private struct Beside: View {
      @State private var path: [Int] = []
      @State private var flag = false
      @State private var n = 0

      struct Made: View {
        init(_ n: Int) { Log.add("made \(n)") }

        var body: some View {
          let _ = Log.add("body")
          Text("made screen")
        }
      }

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("link") { Text("linked") }
            Button("raise") { flag = true }
            Button("more \(n)") { n += 1 }
          }
          .navigationDestination(isPresented: $flag) { Made(n) }
        }
        .overlay(alignment: .bottom) { Text("\(path.count) values") }
      }
    }

    @Test func `B18.29c a link to a view pushes without a value of the path`() async throws {
      let stage = await Stage(Beside())
      try await stage.tap("link")
      #expect(stage.shows("linked") && stage.shows("0 values"))
    }

    @Test func `B18.30ef the content of a flag is made with the body around, and its body runs when it is pushed`() async throws {
      let stage = await Stage(Beside())
      #expect(Set(Log.take()) == ["made 0"])
      try await stage.tap("more 0")
      #expect(Set(Log.take()) == ["made 1"])
      try await stage.tap("raise")
      #expect(Log.take().contains("body"))
      #expect(stage.shows("made screen"))
    }
  }
}
