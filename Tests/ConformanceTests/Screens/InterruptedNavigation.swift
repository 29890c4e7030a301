import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Changes of the path while screens move, and out of sight (B18.14–B18.18, B20.08).
  @MainActor
  struct InterruptedNavigation {
    /// The number of memories that exist. Each test has its own, because tasks of an ended test let go of theirs later.
    private final class Tally: Sendable {
      nonisolated(unsafe) var count = 0
    }

    private final class Memory: ObservableObject {
      private let tally: Tally

      init(_ tally: Tally) {
        self.tally = tally
        tally.count += 1
      }

      deinit { tally.count -= 1 }
    }

    private struct Page: View {
      let name: String
      @StateObject private var memory: Memory

      init(name: String, _ tally: Tally) {
        self.name = name
        _memory = StateObject(wrappedValue: Memory(tally))
      }

      var body: some View {
        Text(name).life(name).task {
          Log.add("\(name) begins")
          try? await Task.sleep(for: .seconds(1000))
          if Task.isCancelled { Log.add("\(name) ends") }
        }
        .environmentObject(memory)
      }
    }

    private final class Remote: ObservableObject {
      @Published var tab = 0
      @Published var path: [Int] = []
      let tally = Tally()
    }

    private struct Root: View {
      @ObservedObject var remote: Remote

      var body: some View {
        TabView(selection: $remote.tab) {
          NavigationStack(path: $remote.path) {
            Page(name: "root", remote.tally).navigationDestination(for: Int.self) { Page(name: "s\($0)", remote.tally) }
          }
          .tabItem { Text("one") }.tag(0)
          Text("other").tabItem { Text("two") }.tag(1)
        }
      }
    }

    @Test func `B18.18 a push that is taken back during the slide leaves the root as it was`() async throws {
      let remote = Remote()
      let stage = await Stage(Root(remote: remote))
      await stage.rest()
      _ = Log.take()
      await stage.harness.turn { remote.path = [1] }
      await stage.harness.advance(by: 0.1)
      await stage.harness.turn { remote.path = [] }
      await stage.rest()
      #expect(Set(try await Log.take(with: "s1 ends", in: stage.harness)) == ["s1+", "s1-", "s1 begins", "s1 ends"])
      #expect(stage.shows("root"))
    }

    @Test func `B18.10bc B18.17 screens that were never seen give their state back, and never appear`() async throws {
      let remote = Remote()
      var stage: Stage? = await Stage(Root(remote: remote))
      await stage?.rest()
      await stage?.harness.turn { remote.path = [1, 2, 3] }
      await stage?.rest()
      #expect(remote.tally.count == 4)
      await stage?.harness.turn { remote.path = [3] }
      await stage?.rest()
      // Screens are freed on the queue of the main actor.
      try await stage?.harness.wait(timeout: .seconds(20)) { remote.tally.count == 2 }
      #expect(!Log.take().contains { $0.hasPrefix("s1") || $0.hasPrefix("s2") })
      await stage?.harness.close()
      stage = nil
    }

    @Test func `B20.08 the path of a tab that is not seen changes at once, and only what is seen at last appears`() async throws {
      let remote = Remote()
      let stage = await Stage(Root(remote: remote))
      await stage.rest()
      await stage.harness.turn { remote.tab = 1 }
      await stage.rest()
      _ = Log.take()
      for path in [[1], [1, 2], [4], [4, 5], []] { await stage.harness.turn { remote.path = path } }
      await stage.rest()
      #expect(remote.tally.count == 1)
      await stage.harness.turn { remote.path = [6] }
      #expect(Log.take() == [])
      await stage.harness.turn { remote.tab = 0 }
      await stage.rest()
      #expect(Log.take() == ["s6+", "s6 begins"])
      #expect(stage.shows("s6"))
    }

    @Test func `a stack in a sheet of the desktop has its way back in the sheet`() async throws {
      struct Sheet: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            Button("push") { path.append(1) }
              .navigationTitle("Root")
              .navigationDestination(for: Int.self) { Text("screen \($0)").navigationTitle("Next") }
          }
          .frame(width: 300, height: 200)
        }
      }
      struct Presenting: View {
        @State private var isShown = false

        var body: some View { Button("sheet") { isShown = true }.sheet(isPresented: $isShown) { Sheet() } }
      }
      let stage = await Stage(Presenting(), idiom: .desktop)
      try await stage.tap("sheet")
      #expect(!stage.has("BackButton"))
      try await stage.tap("push")
      #expect(stage.shows("screen 1") && stage.shows("Next"))
      try await stage.tap("BackButton")
      #expect(stage.has("push") && !stage.shows("screen 1") && !stage.has("BackButton"))
    }
  }
}
