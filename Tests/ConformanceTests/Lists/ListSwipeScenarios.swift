import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Buttons behind rows: B17.45–B17.47 and their scenario.
  @MainActor
  struct ListSwipeScenarios {
    private struct Row: View {
      var allowsFullSwipe = true

      var body: some View {
        List {
          ForEach(0..<1) { _ in
            Text("m").aid("m")
              .swipeActions(edge: .trailing, allowsFullSwipe: allowsFullSwipe) {
                Button(role: .destructive) {
                  Log.add("del")
                } label: {
                  Text("Del").aid("del")
                }
                Button {
                  Log.add("flag")
                } label: {
                  Text("Flag").aid("flag")
                }
              }
          }
          .onDelete { _ in Log.add("delete") }
        }
      }
    }

    private struct Disabled: View {
      @State private var items = [1, 2]

      var body: some View {
        List {
          ForEach(items, id: \.self) { Text("m\($0)").aid("m\($0)").swipeActions(edge: .leading) { Button("flag") {} } }
            .onDelete { items.remove(atOffsets: $0) }
        }
        .disabled(true)
      }
    }

    @Test func `rows of a disabled list do not swipe`() async throws {
      let harness = await mount(Disabled())
      await harness.calmDrag(harness.inRow("m1", 350), harness.inRow("m1", 30))
      await harness.advance(by: 1)
      await harness.calmDrag(harness.inRow("m2", 60), harness.inRow("m2", 200))
      await harness.advance(by: 1)
      #expect(harness.texts == ["m1", "m2"])
      #expect(harness.minX("m1") == 32 && harness.minX("m2") == 32)
    }

    @Test func `S285 B17.45acd B17.46ab swipe actions: order, full swipe`() async throws {
      var harness = await mount(Row())
      await harness.calmDrag(harness.inRow("m", 350), harness.inRow("m", 230))
      await harness.advance(by: 1)
      #expect(harness.texts == ["Flag", "Del"])
      #expect(harness.minX("m") == -116)
      let (del, flag) = (try #require(harness.frame(of: "del")), try #require(harness.frame(of: "flag")))
      #expect(abs(del.midX - (374 - 37)) < 1)
      #expect(abs(flag.midX - (374 - 111)) < 1)
      try await harness.tap("Flag")
      await harness.advance(by: 1)
      #expect(Log.take() == ["flag"])
      #expect(harness.texts == ["m"])
      #expect(harness.minX("m") == 32)
      await harness.calmDrag(harness.inRow("m", 360), harness.inRow("m", 30))
      await harness.advance(by: 1)
      #expect(Log.take() == ["del"])
      harness = await mount(Row(allowsFullSwipe: false))
      await harness.calmDrag(harness.inRow("m", 360), harness.inRow("m", 30))
      await harness.advance(by: 1)
      #expect(Log.take().isEmpty)
      #expect(harness.texts == ["Flag", "Del"])
      #expect(harness.minX("m") == -116)
      harness = await mount(Row())
      await harness.calmDrag(harness.inRow("m", 100), harness.inRow("m", 220))
      #expect(harness.texts == ["m"])
      #expect(harness.minX("m") == 32)
    }

    private final class Items: ObservableObject { @Published var all = [1, 2, 3] }

    private struct Deletable: View {
      @ObservedObject var items: Items

      var body: some View {
        List {
          ForEach(items.all, id: \.self) { Text("r\($0)").aid("r\($0)") }
            .onDelete { items.all.remove(atOffsets: $0) }
        }
      }
    }

    @Test func `B17.46 a row that is deleted keeps its button, and is closed when it comes back on its way out`() async throws {
      let items = Items()
      let harness = await mount(Deletable(items: items))
      await harness.calmDrag(harness.inRow("r2", 350), harness.inRow("r2", 270))
      await harness.advance(by: 1)
      try await harness.tap("Delete")
      await harness.advance(by: 0.1)
      #expect(items.all == [1, 3] && harness.texts.contains("Delete"))
      await harness.turn { withAnimation { items.all = [1, 2, 3] } }
      await harness.advance(by: 2)
      #expect(!harness.texts.contains("Delete") && harness.minX("r2") == harness.minX("r1"))
      await harness.calmDrag(harness.inRow("r2", 350), harness.inRow("r2", 270))
      await harness.advance(by: 1)
      #expect(harness.texts.contains("Delete"))
      #expect(harness.checkInvariants() == [])
    }

    private struct Several: View {
      var body: some View {
        List(0..<20) { number in
          Text("r\(number)").aid("r\(number)")
            .swipeActions { Button("one") { Log.add("one \(number)") } }
            .swipeActions { Button("two") { Log.add("two \(number)") } }
            .swipeActions(edge: .leading) { Button("lead") { Log.add("lead \(number)") } }
        }
      }
    }

    @Test func `B17.45b several calls add up, those of inner modifiers at the edge, and each edge has its own`() async throws {
      let harness = await mount(Several())
      await harness.calmDrag(harness.inRow("r1", 350), harness.inRow("r1", 230))
      #expect(harness.texts.filter { !$0.hasPrefix("r") } == ["two", "one"])
      await harness.tap(at: harness.inRow("r5", 200))
      await harness.advance(by: 1)
      await harness.calmDrag(harness.inRow("r1", 100), harness.inRow("r1", 180))
      #expect(harness.texts.filter { !$0.hasPrefix("r") } == ["lead"])
      try await harness.tap("lead")
      #expect(Log.take() == ["lead 1"])
    }

    @Test func `B17.46a a swipe that is let go before half of the buttons closes`() async {
      let harness = await mount(Several())
      await harness.calmDrag(harness.inRow("r1", 350), harness.inRow("r1", 270))
      await harness.advance(by: 1)
      #expect(harness.minX("r1") == 32)
      #expect(!harness.texts.contains("one"))
    }

    @Test func `B17.46c one row stands open, until something else is touched or scrolled`() async {
      let harness = await mount(Several())
      func open(_ row: String) async {
        await harness.calmDrag(harness.inRow(row, 350), harness.inRow(row, 230))
        await harness.advance(by: 1)
        #expect(harness.minX(row) == -116)
      }
      await open("r1")
      await open("r2")
      #expect(harness.minX("r1") == 32)
      await harness.tap(at: harness.inRow("r2", 40))
      await harness.advance(by: 1)
      #expect(harness.minX("r2") == 32)
      await open("r3")
      await harness.calmDrag(harness.inRow("r9", 100), CGPoint(x: 100, y: harness.inRow("r9", 0).y - 60))
      await harness.advance(by: 1)
      #expect(harness.minX("r3") == 32)
      await open("r4")
      await harness.calmDrag(harness.inRow("r4", 100), harness.inRow("r4", 300))
      await harness.advance(by: 1)
      #expect(harness.minX("r4") == 32)
    }

    @Test func `B17.46 the tap that closes a row does nothing else`() async {
      struct Root: View {
        @State private var selected: Int?

        var body: some View {
          List(0..<5, id: \.self, selection: $selected) { number in
            Text(selected == number ? "x\(number)" : "r\(number)").aid("r\(number)").swipeActions { Button("one") {} }
          }
        }
      }
      let harness = await mount(Root())
      await harness.calmDrag(harness.inRow("r1", 350), harness.inRow("r1", 270))
      await harness.tap(at: harness.inRow("r3", 100))
      await harness.advance(by: 1)
      #expect(harness.texts == ["r0", "r1", "r2", "r3", "r4"])
      #expect(harness.minX("r1") == 32)
      await harness.tap(at: harness.inRow("r3", 100))
      #expect(harness.texts == ["r0", "r1", "r2", "x3", "r4"])
    }

    @Test func `B17.46d buttons are red where they destroy, grey otherwise, and a tint overrides both`() async {
      struct Root: View {
        var body: some View {
          List {
            Text("m").aid("m")
              .swipeActions {
                Button("a", role: .destructive) {}
                Button("b") {}
                Button("c") {}.tint(.purple)
              }
          }
          .tint(.orange)
        }
      }
      let harness = await mount(Root())
      await harness.calmDrag(harness.inRow("m", 350), harness.inRow("m", 200))
      await harness.advance(by: 1)
      let dump = harness.displayListDump()
      func count(_ color: Color) -> Int {
        let probe = ViewHarness(color.frame(width: 10, height: 10))
        _ = probe.runTurn()
        let paint = probe.displayListDump().components(separatedBy: "color ").last?.split(separator: "\n").first.map(String.init) ?? "?"
        return dump.components(separatedBy: paint).count - 1
      }
      #expect(count(.red) >= 1)
      #expect(count(.purple) >= 1)
      #expect(count(.gray) >= 1)
      #expect(count(.orange) == 0)
    }

    @Test func `B17.46e a destructive action that removes its row does not slide it back`() async throws {
      struct Root: View {
        @State private var names = ["a", "b"]

        var body: some View {
          List(names, id: \.self) { name in
            Text(name).aid(name).swipeActions {
              Button("Remove", role: .destructive) { withAnimation { names.removeAll { $0 == name } } }
            }
          }
        }
      }
      let harness = await mount(Root())
      await harness.calmDrag(harness.inRow("a", 350), harness.inRow("a", 250))
      await harness.advance(by: 1)
      try await harness.tap("Remove")
      await harness.advance(by: 0.1)
      #expect(harness.presented("a", .x).map { $0 < 0 } ?? true)
      await harness.advance(by: 1)
      #expect(harness.texts == ["b"])
    }

    @Test func `B17.47a two fingers on a touchpad swipe a row of a desktop`() async throws {
      let harness = ViewHarness(Several(), size: CGSize(width: 390, height: 400), idiom: .desktop)
      await harness.settle()
      _ = Log.take()
      let place = harness.inRow("r1", 200)
      let start = harness.minX("r1")
      for _ in 0..<6 { await harness.wheel(at: place, by: CGSize(width: 20, height: 0), precise: true) }
      #expect(harness.texts.contains("one"))
      await harness.advance(by: 1)
      #expect(harness.minX("r1") - start == -148)
      await harness.wheel(at: place, by: CGSize(width: 0, height: 40), precise: true)
      await harness.advance(by: 1)
      #expect(harness.minX("r1") == start)
    }

    @Test func `B17.47 a click of a horizontal wheel opens a row of a desktop, and one back closes it`() async throws {
      let harness = ViewHarness(Several(), size: CGSize(width: 390, height: 400), idiom: .desktop)
      await harness.settle()
      _ = Log.take()
      let place = harness.inRow("r1", 200)
      let start = harness.minX("r1")
      // However many clicks there are, none runs a button.
      for _ in 0..<12 { await harness.wheel(at: place, by: CGSize(width: 50, height: 0)) }
      await harness.advance(by: 1)
      #expect(harness.minX("r1") - start == -148)
      await harness.wheel(at: place, by: CGSize(width: 50, height: 0))
      await harness.advance(by: 1)
      #expect(harness.minX("r1") - start == -148)
      await harness.wheel(at: place, by: CGSize(width: -50, height: 0))
      await harness.advance(by: 1)
      #expect(harness.minX("r1") == start)
      await harness.wheel(at: place, by: CGSize(width: -50, height: 0))
      await harness.advance(by: 1)
      #expect(harness.minX("r1") > start)
      #expect(Log.take() == [])
    }

    @Test func `B17.45 leading and trailing follow the direction of the layout`() async {
      let harness = await mount(Several().environment(\.layoutDirection, .rightToLeft))
      await harness.calmDrag(harness.inRow("r1", 40), harness.inRow("r1", 160))
      await harness.advance(by: 1)
      #expect(harness.texts.contains("one"))
      #expect(!harness.texts.contains("lead"))
      #expect(harness.maxX("r1") == 506)
    }
  }
}

extension ViewHarness {
  func maxX(_ name: String) -> CGFloat { frame(of: name)?.maxX ?? .nan }
}
