import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The scenarios of C18.
  @MainActor
  struct NavigationScenarios {
    private final class Model<Value>: ObservableObject {
      @Published var value: Value

      init(_ value: Value) { self.value = value }
    }

    @Test func `S301 B18.14bc B18.23a a link pushes, the new screen appears first, and the old one goes after the slide`() async throws {
      struct Root: View {
        var body: some View {
          NavigationStack {
            NavigationLink("go", value: 7).life("root")
              .navigationDestination(for: Int.self) { n in
                let _ = Log.add("make \(n)")
                Text("screen \(n)").life("s\(n)")
              }
          }
        }
      }
      let stage = await Stage(Root())
      #expect(Log.take() == ["root+"])
      try await stage.harness.tap("go")
      #expect(Log.take() == ["make 7", "s7+"])
      await stage.rest()
      #expect(Log.take() == ["root-"])
      #expect(stage.shows("screen 7"))
      #expect(!stage.shows("go"))
    }

    @Test func `S302 A6.13 B18.01bc B18.03ab B18.04a links and the back button write the path`() async throws {
      struct Root: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(
            path: Binding(
              get: { path },
              set: {
                Log.add("set \($0)")
                path = $0
              })
          ) {
            NavigationLink("one", value: 1)
              .navigationDestination(for: Int.self) { n in NavigationLink("next", value: n + 1) }
          }
        }
      }
      let stage = await Stage(Root())
      for (label, line) in [("one", "set [1]"), ("next", "set [1, 2]"), ("BackButton", "set [1]"), ("BackButton", "set []")] {
        try await stage.tap(label)
        #expect(Log.take() == [line])
      }
      #expect(stage.shows("one"))
      #expect(!stage.has("BackButton"))
    }

    private struct Deep: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("deep") { path = [1, 2, 3] }.life("root")
            .navigationDestination(for: Int.self) { n in
              VStack {
                Text("screen \(n)")
                Button("home") { path.removeAll() }
              }
              .navigationTitle("t\(n)").life("s\(n)")
            }
        }
      }
    }

    @Test func `S304 B18.01d B18.10abc several values are one push, and the back button names the screen between`() async throws {
      let stage = await Stage(Deep())
      #expect(Log.take() == ["root+"])
      try await stage.tap("deep")
      #expect(Log.take() == ["s3+", "root-"])
      #expect(stage.harness.semanticsDump().contains("\"t2\" id=BackButton"))
      try await stage.tap("BackButton")
      #expect(Log.take() == ["s2+", "s3-"])
      #expect(stage.shows("screen 2"))
    }

    @Test func `S305 B18.01d B18.10c back to the root at once, and the screens between never appear`() async throws {
      let stage = await Stage(Deep())
      try await stage.tap("deep")
      _ = Log.take()
      try await stage.tap("home")
      #expect(Log.take() == ["root+", "s3-"])
      #expect(stage.shows("deep"))
    }

    @Test func `S307 B18.02bc a path of several types`() async throws {
      struct Root: View {
        @State private var path = NavigationPath()

        var body: some View {
          NavigationStack(path: $path) {
            Button("mix") {
              path.append(1)
              path.append("two")
            }
            .navigationDestination(for: Int.self) { Text("int \($0)") }
            .navigationDestination(for: String.self) { s in Button("\(s) of \(path.count)") { path.removeLast(path.count) } }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("mix")
      #expect(stage.shows("two of 2"))
      try await stage.tap("two of 2")
      #expect(stage.shows("mix"))
      try await stage.tap("mix")
      try await stage.tap("BackButton")
      #expect(stage.shows("int 1"))
    }

    @Test func `S308 B18.06ab a path is coded unless one of its values cannot be`() throws {
      struct Plain: Hashable {}
      var path = NavigationPath()
      path.append(3)
      path.append("b")
      let data = try JSONEncoder().encode(try #require(path.codable))
      let decoded = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
      #expect(decoded == path)
      #expect(decoded.count == 2)
      path.append(Plain())
      #expect(path.codable == nil)
      path.removeLast()
      #expect(path.codable != nil)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["no type","1"]"#.utf8))
      }
    }

    @Test func `S310 B18.30acd a destination that a flag presents is not part of the path`() async throws {
      struct Root: View {
        @State private var on = false
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("show") { on = true }
              Text("\(on) \(path.count)")
            }
            .navigationDestination(isPresented: $on) { Text("extra") }
            .navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("show")
      #expect(stage.shows("extra"))
      try await stage.tap("BackButton")
      #expect(stage.shows("false 0"))
    }

    @Test func `S311 B18.31abd another item is another screen`() async throws {
      struct Root: View {
        @State private var pick: String?

        var body: some View {
          NavigationStack {
            Button("a") { pick = "a" }
              .navigationDestination(item: $pick) { s in
                VStack {
                  NamedTally(name: s)
                  Button("b") { pick = "b" }
                  Button("none") { pick = nil }
                }
              }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("a")
      try await stage.tap("a0")
      #expect(stage.shows("a1"))
      try await stage.tap("b")
      #expect(stage.shows("b0"))
      #expect(!stage.shows("a1"))
      try await stage.tap("none")
      #expect(stage.shows("a"))
      #expect(!stage.shows("b0"))
    }

    @Test func `S313 B18.33ef tags and a selection of links`() async throws {
      struct Root: View {
        @State private var sel: Int?

        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("l1", tag: 1, selection: $sel) { Text("one") }
              NavigationLink("l2", tag: 2, selection: $sel) { Text("two") }
              Text("sel \(sel ?? 0)")
              Button("two please") { sel = 2 }
            }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("l1")
      #expect(stage.shows("one"))
      try await stage.tap("BackButton")
      #expect(stage.shows("sel 0"))
      try await stage.tap("two please")
      #expect(stage.shows("two"))
      try await stage.tap("BackButton")
      #expect(stage.shows("sel 0"))
    }

    @Test func `S314 B18.23d B18.24abc a link without a destination goes nowhere and says so`() async throws {
      struct Root: View {
        @State private var path = NavigationPath()

        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              NavigationLink("lost", value: 2.5)
              Text("n \(path.count)")
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("lost")
      #expect(stage.shows("lost"))
      #expect(stage.shows("n 0"))
      #expect(stage.issues("Double").count == 1 && stage.issues("is visible from it").count == 1)
    }

    @Test func `B18.25ac a value that code puts into the path without a destination shows a placeholder`() async throws {
      struct Root: View {
        @State private var path = NavigationPath()

        var body: some View {
          NavigationStack(path: $path) { Button("put") { path.append(2.5) } }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("put")
      #expect(!stage.shows("put"))
      #expect(stage.issues("Double").count == 1)
      try await stage.tap("BackButton")
      #expect(stage.shows("put"))
    }

    @Test func `S316 B18.26ab of two destinations for a type the one nearest to the root counts`() async throws {
      struct Root: View {
        var body: some View {
          NavigationStack {
            NavigationLink("go", value: 1)
              .navigationDestination(for: Int.self) { n in
                NavigationLink("on", value: n + 1).navigationDestination(for: Int.self) { Text("inner \($0)") }
              }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("go")
      try await stage.tap("on")
      #expect(stage.shows("on"))
      #expect(!stage.shows("inner 2"))
      #expect(stage.issues("declared earlier").count == 1)
    }

    @Test func `S317 B18.27bc a link outside of a stack is disabled`() async throws {
      let stage = await Stage(
        VStack { NavigationLink("alone", value: 1) }.navigationDestination(for: Int.self) { Text("\($0)") })
      #expect(stage.harness.semanticsDump().contains("\"alone\" disabled"))
      try await stage.tap("alone")
      #expect(stage.shows("alone"))
      #expect(stage.issues("NavigationStack").count == 2)
    }

    private struct Bar: View {
      var mode = NavigationBarItem.TitleDisplayMode.automatic
      var hasTitle = true

      var body: some View {
        NavigationStack {
          if hasTitle {
            Color.red.ax("c").navigationTitle("T").navigationBarTitleDisplayMode(mode)
          } else {
            Color.red.ax("c")
          }
        }
      }
    }

    @Test func `S319 B18.42abde B18.44abc heights of the bar`() async {
      for mode in [NavigationBarItem.TitleDisplayMode.automatic, .large] {
        let stage = await Stage(Bar(mode: mode))
        #expect(stage.harness.frame(of: "c") == CGRect(x: 0, y: 116.5, width: 390, height: 727.5))
      }
      var stage = await Stage(Bar(mode: .inline))
      #expect(stage.harness.frame(of: "c") == CGRect(x: 0, y: 64, width: 390, height: 780))
      stage = await Stage(Bar(hasTitle: false))
      #expect(stage.harness.frame(of: "c")?.minY == 64)
      stage = await Stage(Bar(), idiom: .desktop)
      #expect(stage.harness.frame(of: "c") == CGRect(x: 0, y: 0, width: 800, height: 600))
    }

    @Test func `S320 B18.37a B18.46abc a hidden back button, and dismiss`() async throws {
      struct Root: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("go", value: 1)
              Closer(name: "root close")
            }
            .navigationDestination(for: Int.self) { _ in Closer(name: "close").navigationBarBackButtonHidden(true) }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("root close")
      #expect(stage.shows("root close"))
      #expect(stage.harness.runtimeIssues.isEmpty)
      try await stage.tap("go")
      #expect(!stage.has("BackButton"))
      await stage.harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
      await stage.rest()
      #expect(stage.shows("close"))
      try await stage.tap("close")
      #expect(stage.shows("go"))
    }

    @Test func `S322 B18.20ad a destination inherits from the stack, and not from the view that declares it`() async throws {
      struct Root: View {
        var body: some View {
          NavigationStack {
            VStack {
              EnvironmentMark(name: "root")
              NavigationLink("go", value: 1)
            }
            .navigationDestination(for: Int.self) { _ in EnvironmentMark(name: "up") }
            .environment(\.mark, "inside")
          }
          .environment(\.mark, "stack")
        }
      }
      let stage = await Stage(Root())
      #expect(stage.shows("root:inside"))
      try await stage.tap("go")
      #expect(stage.shows("up:stack"))
    }

    @Test func `S329 B18.12c a transaction without animations switches at once`() async throws {
      struct Root: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            Button("jump") {
              var transaction = Transaction()
              transaction.disablesAnimations = true
              withTransaction(transaction) { path = [1] }
            }
            .life("root")
            .navigationDestination(for: Int.self) { _ in Text("s").life("s") }
          }
        }
      }
      let stage = await Stage(Root())
      _ = Log.take()
      try await stage.harness.tap("jump")
      #expect(Log.take() == ["s+", "root-"])
    }

    @Test func `B18.03d B18.04cef a swipe from the edge goes back, and one that is given up does not`() async throws {
      struct Root: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(
            path: Binding(
              get: { path },
              set: {
                Log.add("set \($0)")
                path = $0
              })
          ) {
            NavigationLink("go", value: 1).life("root").navigationDestination(for: Int.self) { _ in Text("up").life("up") }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("go")
      _ = Log.take()
      await stage.harness.down(at: CGPoint(x: 5, y: 400))
      await stage.harness.move(to: CGPoint(x: 100, y: 400), duration: 0.3)
      await stage.harness.move(to: CGPoint(x: 90, y: 400), duration: 0.5)
      await stage.harness.up()
      await stage.rest()
      #expect(Log.take() == [])
      #expect(stage.shows("up"))
      #expect(!stage.shows("go"))
      await stage.harness.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
      await stage.rest()
      #expect(Log.take() == ["set []", "root+", "up-"])
      #expect(stage.shows("go"))
    }

    @Test func `B18.01a B18.16aei a covered screen keeps its state, and B18.17ab a popped one does not`() async throws {
      struct Root: View {
        var body: some View {
          NavigationStack {
            VStack {
              NamedTally(name: "r")
              NavigationLink("go", value: 1)
            }
            .navigationDestination(for: Int.self) { _ in NamedTally(name: "s") }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("r0")
      try await stage.tap("go")
      try await stage.tap("s0")
      #expect(stage.shows("s1"))
      #expect(!stage.has("r1"))
      try await stage.tap("BackButton")
      #expect(stage.shows("r1"))
      try await stage.tap("go")
      #expect(stage.shows("s0"))
    }

    @Test func `B18.15b B18.19bde a covered screen follows its data, and B18.14d its tasks stop`() async throws {
      struct Counting: View {
        @ObservedObject var model: Model<Int>

        var body: some View {
          Text("n \(model.value)")
            .onChange(of: model.value) { _, n in Log.add("changed \(n)") }
            .task {
              Log.add("task")
              await withTaskCancellationHandler {
                try? await Task.sleep(for: .seconds(600))
              } onCancel: {
                Task { @MainActor in Log.add("cancelled") }
              }
            }
        }
      }
      let model = Model(0)
      let stage = await Stage(
        NavigationStack {
          VStack {
            Counting(model: model)
            NavigationLink("go") { Text("up") }
          }
        })
      try await stage.harness.wait(timeout: .seconds(60)) { Log.take() == ["task"] }
      try await stage.tap("go")
      try await stage.harness.wait(timeout: .seconds(60)) { Log.take() == ["cancelled"] }
      await stage.harness.turn { model.value = 3 }
      #expect(Log.take() == ["changed 3"])
      #expect(!stage.shows("n 3"))
      try await stage.harness.tap("BackButton")
      #expect(stage.shows("n 3"))
      try await stage.harness.wait(timeout: .seconds(60)) { Log.take() == ["task"] }
    }
  }
}
