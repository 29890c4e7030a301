import RivuletTesting
import SwiftUI
import Testing

private struct Item: Identifiable, Hashable {
  let id: Int
}

extension Conformance {
  /// The scenarios of C14 that need no screens.
  @MainActor
  struct ListScenarios {
    private let items = (0..<5).map { Item(id: $0) }

    private struct Metrics: View {
      var height: CGFloat = 10
      var insets: EdgeInsets?

      var body: some View {
        List {
          Color.red.frame(height: height).aid("c").listRowInsets(insets).listRowBackground(Color.blue.aid("bg"))
          Color.red.frame(height: 100).aid("d").listRowBackground(Color.green.aid("bg2"))
        }
      }
    }

    @Test func `S276 B17.05b B17.16b phone metrics of inset groups`() async throws {
      var harness = await mount(Metrics())
      let ground = try #require(harness.frame(of: "bg"))
      #expect(ground.minX == 16)
      #expect(ground.width == 358)
      #expect(ground.height == 56)
      let content = try #require(harness.frame(of: "c"))
      #expect(content.minX == 32)
      #expect(content.width == 326)
      #expect(content.midY == ground.midY)
      let second = try #require(harness.frame(of: "bg2"))
      #expect(second.minY == ground.maxY)
      #expect(second.height == 130)
      harness = await mount(Metrics(), size: CGSize(width: 430, height: 844))
      #expect(harness.frame(of: "bg")?.minX == 20)
      #expect(harness.frame(of: "c")?.minX == 40)
    }

    @Test func `S277 B17.06ac B17.07a row insets`() async {
      var harness = await mount(Metrics(insets: EdgeInsets()))
      #expect(harness.frame(of: "c")?.minX == 16)
      #expect(harness.frame(of: "c")?.width == 358)
      #expect(harness.frame(of: "bg")?.height == 56)
      harness = await mount(Metrics(height: 60, insets: EdgeInsets()))
      #expect(harness.frame(of: "bg")?.height == 60)
      harness = await mount(Metrics(insets: EdgeInsets()).environment(\.defaultMinListRowHeight, 10))
      #expect(harness.frame(of: "bg")?.height == 10)
    }

    private final class Choice<Value>: ObservableObject {
      @Published var value: Value

      init(_ value: Value) { self.value = value }
    }

    private struct Tagged<Value: Hashable>: View {
      @ObservedObject var choice: Choice<Value?>
      let items: [Item]
      var tag: ((Item) -> Value)?

      var body: some View {
        List(selection: $choice.value) {
          ForEach(items) { item in
            if let tag { Text("i\(item.id)").tag(tag(item)) } else { Text("i\(item.id)") }
          }
        }
      }
    }

    @Test func `S279 B17.31abcd B17.32a the selection value`() async throws {
      let number = Choice<Int?>(nil)
      var harness = await mount(Tagged(choice: number, items: items))
      try await harness.tap("i1")
      #expect(number.value == 1)
      let none = Choice<String?>(nil)
      harness = await mount(Tagged(choice: none, items: items))
      try await harness.tap("i1")
      #expect(none.value == nil)
      let tagged = Choice<String?>(nil)
      harness = await mount(Tagged(choice: tagged, items: items) { "t\($0.id)" })
      try await harness.tap("i1")
      #expect(tagged.value == "t1")
      let item = Choice<Item?>(nil)
      harness = await mount(Tagged(choice: item, items: items) { $0 })
      try await harness.tap("i1")
      #expect(item.value == items[1])
      let outside = Choice<Int?>(nil)
      harness = await mount(Tagged(choice: outside, items: items))
      await harness.turn { outside.value = 3 }
      #expect(harness.semanticsDump().contains("selected"))
    }

    private struct Several: View {
      @ObservedObject var choice: Choice<Set<Int>>
      let items: [Item]

      var body: some View { List(items, selection: $choice.value) { Text("i\($0.id)").aid("i\($0.id)") } }
    }

    private struct One: View {
      @ObservedObject var choice: Choice<Int>
      let items: [Item]

      var body: some View { List(items, selection: $choice.value) { Text("i\($0.id)").aid("i\($0.id)") } }
    }

    @Test func `S280 B17.35abcd several rows on a desktop`() async throws {
      let set = Choice<Set<Int>>([])
      var harness = ViewHarness(Several(choice: set, items: items), size: CGSize(width: 400, height: 400), idiom: .desktop)
      await harness.settle()
      func click(_ n: Int, _ modifiers: EventModifiers = []) async throws {
        let frame = try #require(harness.frame(of: "i\(n)"))
        await harness.tap(at: CGPoint(x: frame.midX, y: frame.midY), modifiers: modifiers)
      }
      try await click(1)
      #expect(set.value == [1])
      try await click(3, .shift)
      #expect(set.value == [1, 2, 3])
      try await click(2, .command)
      #expect(set.value == [1, 3])
      try await click(0)
      #expect(set.value == [0])
      await harness.tap(at: CGPoint(x: 200, y: 380))
      #expect(set.value == [])
      let one = Choice(0)
      harness = ViewHarness(One(choice: one, items: items), size: CGSize(width: 400, height: 400), idiom: .desktop)
      await harness.settle()
      try await click(2)
      #expect(one.value == 2)
      await harness.tap(at: CGPoint(x: 200, y: 380))
      #expect(one.value == 2)
    }

    private struct Tally: View {
      let n: Int
      @State private var c = 0

      var body: some View { Button("\(n): \(c)") { c += 1 } }
    }

    private struct Ordered: View {
      @ObservedObject var choice: Choice<[Int]>

      var body: some View { List { ForEach(choice.value, id: \.self) { Tally(n: $0) } } }
    }

    @Test func `S297 B17.24a the state of a row follows its id`() async throws {
      let order = Choice([0, 1, 2])
      let harness = await mount(Ordered(choice: order))
      try await harness.tap("1: 0")
      await harness.turn { order.value = [2, 1, 0] }
      #expect(harness.texts == ["2: 0", "1: 1", "0: 0"])
      await harness.turn { order.value = [2, 0] }
      await harness.turn { order.value = [2, 1, 0] }
      #expect(harness.texts == ["2: 0", "1: 0", "0: 0"])
    }

    private struct Reader: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollViewReader { proxy in
          List { ForEach(0..<1_000, id: \.self) { ScrollRow(n: $0, length: 22) } }
            .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
        }
      }
    }

    @Test func `S298 B17.15 scrollTo in a list`() async {
      let m = ScrollModel()
      let harness = await mount(Reader(m: m))
      await harness.turn { m.id = 700 }
      #expect(abs(harness.minY("r700") - 17) <= 1)
      #expect(Log.take().filter { $0.hasPrefix("b") }.count <= 60)
    }

    @Test func `B17.11abcd a line is hidden by the row above or the one below, and tinted by the row above first`() async {
      func lines(_ view: some View) async -> Int {
        let harness = await mount(view)
        // The lines are half a point thick.
        return harness.displayListDump().split(separator: "\n").filter { $0.contains(" 0.5 re\"") }.count
      }
      let plain = List {
        Text("a")
        Text("b")
        Text("c")
      }
      #expect(await lines(plain) == 2)
      #expect(
        await lines(
          List {
            Text("a")
            Text("b").listRowSeparator(.hidden, edges: .top)
            Text("c")
          }) == 1)
      #expect(
        await lines(
          List {
            Text("a").listRowSeparator(.hidden, edges: .bottom)
            Text("b").listRowSeparator(.hidden)
            Text("c")
          }) == 0)
      #expect(await lines(plain.listStyle(.plain)) == 3)
      #expect(
        await lines(
          List {
            Text("a")
            Text("b").listSectionSeparator(.hidden)
          }.listStyle(.plain)) == 1)
      let tinted = await mount(
        List {
          Text("a").listRowSeparatorTint(.red, edges: .bottom)
          Text("b").listRowSeparatorTint(.blue)
          Text("c").listRowSeparatorTint(.green)
        })
      let colors = tinted.displayListDump().split(separator: "\n").filter { $0.contains(" 0.5 re\"") }.map {
        $0.split(separator: "color ").last
      }
      #expect(colors.count == 2)
      #expect(colors.first != colors.last)
    }

    private struct Spaced: View {
      let first: CGFloat?
      let second: CGFloat?
      var all: CGFloat?

      private func section(_ name: String, _ spacing: CGFloat?) -> some View {
        Section { Text(name).aid(name) }.modifier(Spacing(spacing))
      }

      var body: some View {
        List {
          section("a", first)
          section("b", second)
        }
        .modifier(Spacing(all))
      }
    }

    private struct Spacing: ViewModifier {
      let spacing: CGFloat?

      init(_ spacing: CGFloat?) { self.spacing = spacing }

      func body(content: Content) -> some View {
        if let spacing { content.listSectionSpacing(spacing) } else { content }
      }
    }

    @Test func `B17.09abcd the distance of sections is what one says, the mean of two, or that of the list`() async {
      func distance(_ first: CGFloat?, _ second: CGFloat?, all: CGFloat? = nil) async -> CGFloat {
        let harness = await mount(Spaced(first: first, second: second, all: all))
        return harness.minY("b") - harness.minY("a") - 56
      }
      #expect(await distance(10, 10) == 10)
      #expect(await distance(10, 100) == 55)
      #expect(await distance(10, nil) == 10)
      #expect(await distance(nil, 10) == 10)
      #expect(await distance(nil, nil) == 35)
      #expect(await distance(nil, nil, all: 20) == 20)
      #expect(await distance(40, nil, all: 20) == 40)
    }

    @Test func `sections keep the margins that the app gives them`() async {
      let list = List {
        Section { Color.gray.aid("a") }.listSectionMargins(.bottom, 30)
        Section { Color.gray.aid("b") }.listSectionMargins([.leading, .top], 10).listSectionMargins(.trailing, 20)
        Section { Color.gray.aid("c") }
      }
      let harness = await mount(list.listStyle(.insetGrouped), size: CGSize(width: 400, height: 600))
      let (a, b, c) = (harness.frame(of: "a") ?? .zero, harness.frame(of: "b") ?? .zero, harness.frame(of: "c") ?? .zero)
      #expect(b.minY - a.minY - 56 == 40, "the margins of both")
      #expect(c.minY - b.minY - 56 == 35, "that of the list")
      #expect(a.minX == 32 && c.minX == 32)
      #expect(b.minX == 26)
      #expect(a.maxX == 368 && b.maxX == 364)
    }

    @Test func `B17.18 headers of sections that a ForEach makes are headers, also in lists within it`() async {
      let list = List {
        ForEach(0..<3) { year in
          Section("year \(year)") { ForEach(0..<2) { Text("\(year).\($0)") } }
        }
      }
      let harness = await mount(list)
      #expect(harness.texts == ["year 0", "0.0", "0.1", "year 1", "1.0", "1.1", "year 2", "2.0", "2.1"])
    }

    @Test func `B16.34a B17.17b headers of plain lists stay below the bar, and rows are not seen through them`() async throws {
      let list = List {
        ForEach(0..<3) { year in
          Section {
            ForEach(0..<20) { Text("\(year).\($0)") }
          } header: {
            Text("year \(year)").aid("h\(year)")
          }
        }
      }
      let harness = await mount(NavigationStack { list.listStyle(.plain).navigationTitle("T") })
      #expect(harness.minY("h0") >= 116)
      await harness.wheel(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 300))
      #expect((64..<80).contains(harness.minY("h0")))
      await harness.wheel(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -280))
      #expect((96..<120).contains(harness.minY("h0")))
    }

    @Test func `B17.01 B17.19a each view of the content is a row, and a section has a header`() async {
      let harness = await mount(
        List {
          Section("one") {
            Text("a")
            Group {
              Text("b")
              if true { Text("c") }
            }
          }
          Section(isExpanded: .constant(false)) {
            Text("hidden")
          } header: {
            Text("two")
          }
          ForEach(0..<2) { n in
            Text("x\(n)")
            Text("y\(n)")
          }
        })
      #expect(harness.texts == ["one", "a", "b", "c", "two", "x0", "y0", "x1", "y1"])
    }
  }
}
