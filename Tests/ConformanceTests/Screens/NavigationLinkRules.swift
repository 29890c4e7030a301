import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Links and what they lead to, nested stacks, and the bar (B18.25–B18.44).
  @MainActor
  struct NavigationLinkRules {
    private struct Lost: View {
      @State private var path = NavigationPath()
      @State private var knowsDoubles = false

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("put") { path = NavigationPath([2.5]) }
            Button("put both") {
              path = NavigationPath([2.5])
              path.append(1)
            }
            if knowsDoubles { Text("known").navigationDestination(for: Double.self) { Text("double \($0.formatted())") } }
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { n in
            VStack {
              Text("number \(n)")
              Button("learn") { knowsDoubles = true }
            }
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.25ac a value without a destination has a placeholder, and one issue`(idiom: Idiom) async throws {
      let stage = await Stage(Lost(), idiom: idiom)
      try await stage.tap("put")
      #expect(!stage.shows("put") && stage.has("BackButton"))
      #expect(stage.issues("Double").count == 1)
      try await stage.tap("BackButton")
      #expect(stage.shows("put"))
      try await stage.tap("put both")
      #expect(stage.shows("number 1"))
      try await stage.tap("BackButton")
      #expect(!stage.shows("number 1") && !stage.shows("put"))
    }

    @Test func `B18.25 a destination that comes later takes the place of the placeholder`() async throws {
      let stage = await Stage(Lost())
      try await stage.tap("put both")
      try await stage.tap("learn")
      try await stage.tap("BackButton")
      #expect(stage.shows("double 2.5"))
      try await stage.tap("BackButton")
      #expect(stage.shows("known"))
    }

    private struct Twice: View {
      @State private var hasThird = false

      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("go", value: 1)
            Button("third") { hasThird = true }
            if hasThird { Text("third there").navigationDestination(for: String.self) { Text("root \($0)") } }
          }
          .navigationDestination(for: Int.self) { n in
            VStack {
              Text("inner \(n)")
              NavigationLink("text", value: "a")
            }
            .navigationDestination(for: String.self) { Text("screen \($0)") }
          }
          .navigationDestination(for: Int.self) { n in
            VStack {
              Text("outer \(n)")
              NavigationLink("text", value: "a")
            }
            .navigationDestination(for: String.self) { Text("screen \($0)") }
          }
        }
      }
    }

    @Test func `B18.26abc the outer of two on one chain counts, and the one in the root before that of a later screen`() async throws {
      let stage = await Stage(Twice())
      try await stage.tap("go")
      #expect(stage.shows("outer 1"))
      #expect(stage.issues("declared earlier").count == 1)
      try await stage.tap("text")
      #expect(stage.shows("screen a"))
      try await stage.tap("BackButton")
      try await stage.tap("BackButton")
      try await stage.tap("third")
      try await stage.tap("go")
      try await stage.tap("text")
      #expect(stage.shows("root a"))
    }

    private struct Outside: View {
      @State private var on = false

      var body: some View {
        NavigationStack {
          VStack {
            Button("sheet") { on = true }
            NavigationLink("inside", value: 1)
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .sheet(isPresented: $on) {
            VStack {
              NavigationLink("value", value: 1)
              NavigationLink("view") { Text("never") }
              Text("in sheet").navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.27bc a sheet is outside of the stack that presents it, and its links are disabled`(idiom: Idiom) async throws {
      let stage = await Stage(Outside(), idiom: idiom)
      try await stage.tap("sheet")
      #expect(!stage.harness.isEnabled("value") && !stage.harness.isEnabled("view"))
      try await stage.tap("value")
      try await stage.tap("view")
      #expect(stage.shows("in sheet") && !stage.shows("never") && !stage.shows("number 1"))
      #expect(stage.issues("NavigationLink was used outside").count == 1)
      #expect(stage.issues("navigationDestination was used outside").count == 1)
    }

    private struct Flagged: View {
      @State private var flag = false
      @State private var choice: String?

      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("flagged", isActive: logged($flag)) { Button("lower") { flag = false } }
            Button("raise") { flag = true }
            NavigationLink("tag a", tag: "a", selection: logged($choice)) { Button("to b") { choice = "b" } }
            NavigationLink("tag b", tag: "b", selection: logged($choice)) { NamedTally(name: "b") }
            Text("flag \(flag) choice \(choice ?? "none")")
          }
        }
        .navigationViewStyle(.stack)
      }

      private func logged<Value>(_ binding: Binding<Value>) -> Binding<Value> {
        Binding(
          get: { binding.wrappedValue },
          set: {
            Log.add("set \($0)")
            binding.wrappedValue = $0
          })
      }
    }

    @Test func `B18.33abc a link with a flag sets it, follows it, and clears it on the way back`() async throws {
      let stage = await Stage(Flagged())
      try await stage.tap("flagged")
      #expect(Log.take() == ["set true"])
      #expect(stage.shows("lower"))
      try await stage.tap("BackButton")
      #expect(Log.take() == ["set false"])
      try await stage.tap("raise")
      try await stage.tap("lower")
      #expect(Log.take() == [])
      #expect(stage.shows("flag false choice none"))
    }

    @Test func `B18.33dfg a link with a tag selects it, another tag is another screen, and going back selects nothing`() async throws {
      let stage = await Stage(Flagged())
      try await stage.tap("tag a")
      #expect(Log.take() == ["set Optional(\"a\")"])
      try await stage.tap("to b")
      #expect(stage.shows("b0") && !stage.shows("to b"))
      #expect(Log.take() == [])
      try await stage.tap("BackButton")
      #expect(Log.take() == ["set nil"])
      #expect(stage.shows("flag false choice none"))
    }

    private struct Rows: View {
      var visibility = Visibility.automatic

      var body: some View {
        NavigationStack {
          List {
            NavigationLink(value: 1) { Text("row").ax("row") }
            NavigationLink {
              Text("number 2")
            } label: {
              Label("second", systemImage: "star")
            }
          }
          .navigationLinkIndicatorVisibility(visibility)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.34ab the whole row of a list leads on`(idiom: Idiom) async throws {
      let stage = await Stage(Rows(), idiom: idiom)
      let row = try #require(stage.harness.frame(of: "row"))
      let width = idiom == .phone ? 390.0 : 800.0
      await stage.harness.tap(at: CGPoint(x: width - 40, y: row.midY))
      await stage.rest()
      #expect(stage.shows("number 1"))
      try await stage.tap("BackButton")
      try await stage.tap("second")
      #expect(stage.shows("number 2"))
    }

    @Test func `B18.34c a chevron stands at the trailing edge of a row, unless it is hidden`() async {
      func shapes(_ visibility: Visibility, _ idiom: Idiom) async -> Int {
        await Stage(Rows(visibility: visibility), idiom: idiom).harness.displayListDump().split(separator: "\n").count
      }
      #expect(await shapes(.automatic, .phone) > shapes(.hidden, .phone))
      #expect(await shapes(.automatic, .phone) == shapes(.visible, .phone))
      #expect(await shapes(.automatic, .desktop) == shapes(.hidden, .desktop))
      #expect(await shapes(.visible, .desktop) > shapes(.hidden, .desktop))
    }

    private struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: 200, height: 80).ax("framed") }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B18.34de elsewhere a link is a button in the style around`(idiom: Idiom) async throws {
      let stage = await Stage(
        NavigationStack { NavigationLink("go") { Text("up") }.buttonStyle(Framed()) }, idiom: idiom)
      #expect(stage.harness.frame(of: "framed")?.size == CGSize(width: 200, height: 80))
      try await stage.tap("go")
      #expect(stage.shows("up"))
      let (link, button) = (
        await Stage(NavigationStack { NavigationLink("go") { Text("up") } }, idiom: idiom),
        await Stage(NavigationStack { Button("go") {} }, idiom: idiom)
      )
      #expect(link.harness.elementFrame("go") == button.harness.elementFrame("go"))
      #expect(link.harness.displayListDump() == button.harness.displayListDump())
    }

    private struct Lower: View {
      let n: Int
      @Environment(\.dismiss) private var dismiss
      @State private var flag = false

      var body: some View {
        VStack {
          Text("screen \(n)")
          NavigationLink("push \(n + 1)", value: n + 1)
          Button("flag") { flag = true }
          Text("flag \(flag)")
        }
        .navigationDestination(isPresented: $flag) {
          VStack {
            NavigationLink("value above", value: 9)
            Button("leave \(n)") { dismiss() }
          }
        }
      }
    }

    private struct Dismissing: View {
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
          NavigationLink("push 1", value: 1).navigationDestination(for: Int.self) { Lower(n: $0) }
        }
      }
    }

    @Test func `B18.36 dismiss of a screen takes it away with all above it, in one write`() async throws {
      let stage = await Stage(Dismissing())
      try await stage.tap("push 1")
      try await stage.tap("push 2")
      try await stage.tap("flag")
      _ = Log.take()
      try await stage.tap("leave 2")
      #expect(Log.take() == ["set [1]"])
      #expect(stage.shows("screen 1") && stage.shows("flag false"))
      try await stage.tap("push 2")
      #expect(stage.shows("screen 2") && stage.shows("flag false"))
    }

    private struct Nested: View {
      var body: some View {
        NavigationStack {
          VStack(spacing: 0) {
            NavigationLink("outer link", value: "o")
            NavigationStack {
              VStack {
                NavigationLink("inner link", value: 1)
                NavigationLink("inner text", value: "x")
                Text("inner root").ax("inner root")
              }
              .navigationTitle("Inner").navigationBarTitleDisplayMode(.inline)
              .navigationDestination(for: Int.self) { Text("inner \($0)") }
            }
          }
          .navigationTitle("Outer").navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: String.self) { Text("outer \($0)") }
        }
      }
    }

    @Test func `B18.39bcd a stack in a screen has a bar of its own below, its links stay inside, and it is advised against`() async throws {
      let stage = await Stage(Nested())
      let (outer, inner) = (try #require(stage.harness.elementFrame("Outer")), try #require(stage.harness.elementFrame("Inner")))
      #expect(inner.minY >= 64 && outer.maxY <= 64)
      #expect(stage.issues("NavigationStack is nested in a screen").count == 1)
      try await stage.tap("inner text")
      #expect(stage.shows("inner root"))
      try await stage.tap("inner link")
      #expect(stage.shows("inner 1") && stage.shows("outer link") && stage.shows("Outer"))
      try await stage.tap("BackButton")
      try await stage.tap("outer link")
      #expect(stage.shows("outer o") && !stage.shows("inner root"))
    }

    private struct Usual: View {
      @State private var on = false

      var body: some View {
        TabView {
          NavigationStack {
            Button("sheet") { on = true }.sheet(isPresented: $on) { NavigationStack { Text("in sheet").navigationTitle("S") } }
          }
          .tabItem { Text("A") }
          NavigationSplitView {
            NavigationStack { Text("side") }
          } detail: {
            NavigationStack { Text("detail") }
          }
          .tabItem { Text("B") }
        }
      }
    }

    @Test func `B18.39 stacks in sheets, tabs and columns are not nested`() async throws {
      let stage = await Stage(Usual(), size: CGSize(width: 1000, height: 700))
      try await stage.tap("sheet")
      #expect(stage.shows("in sheet"))
      await stage.harness.drag(from: CGPoint(x: 500, y: 15), to: CGPoint(x: 500, y: 690), duration: 0.2)
      await stage.rest()
      try await stage.tap("B")
      #expect(stage.shows("side") && stage.shows("detail"))
      #expect(stage.harness.runtimeIssues == [])
    }

    private struct Scrolling: View {
      let count: Int
      let isList: Bool

      var body: some View {
        NavigationStack {
          if isList {
            List(0..<count, id: \.self) { Text("row \($0)") }.navigationTitle("Title")
          } else {
            ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 40) } } }.navigationTitle("Title")
          }
        }
      }
    }

    @Test(arguments: [false, true])
    func `B18.43ab a large title goes into the bar while content is scrolled down, and comes back at the top`(isList: Bool) async throws {
      let stage = await Stage(Scrolling(count: 60, isList: isList))
      func titles() -> [CGFloat] { stage.harness.elementFrames("Title").map(\.midY).filter { $0 > 0 } }
      #expect(titles().allSatisfy { $0 > 64 } && titles().count == 1)
      let first = try #require(stage.harness.elementFrame("row 0")?.minY)
      await stage.harness.wheel(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: 300), precise: true)
      await stage.rest()
      #expect(titles().contains { $0 < 64 })
      #expect(stage.harness.texts.filter { $0 == "Title" }.count == 1)
      await stage.harness.wheel(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: -400), precise: true)
      await stage.rest()
      #expect(titles().allSatisfy { $0 > 64 } && titles().count == 1)
      #expect(stage.harness.elementFrame("row 0")?.minY == first)
    }

    @Test func `B18.43c content that cannot scroll leaves the title large`() async throws {
      let stage = await Stage(Scrolling(count: 2, isList: false))
      await stage.harness.drag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 40), duration: 0.3)
      await stage.rest()
      #expect(try #require(stage.harness.elementFrames("Title").first).midY > 64)
    }
  }
}
