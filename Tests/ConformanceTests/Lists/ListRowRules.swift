import RivuletTesting
import SwiftUI
import Testing

/// The rectangle of each line between rows, from the top, as the display list has it.
@MainActor
func separators(_ harness: ViewHarness) -> [CGRect] {
  harness.displayListDump().split(separator: "\n").compactMap { line in
    guard let open = line.firstIndex(of: "\""), line.contains(" 0.5 re\"") else { return nil }
    let offset = line[..<open].split(separator: " ").compactMap { Double($0) }
    let numbers = line[open...].split(whereSeparator: { !"0123456789.-e".contains($0) }).compactMap { Double($0) }
    guard numbers.count >= 4, offset.count >= 2 else { return nil }
    return CGRect(x: offset[0] + numbers[0], y: offset[1] + numbers[1], width: numbers[2], height: numbers[3])
  }
  .sorted { $0.minY < $1.minY }
}

/// A view and its window, in an idiom and a direction.
@MainActor
func shown(
  _ view: some View, _ idiom: Idiom = .phone, size: CGSize = CGSize(width: 390, height: 844), isMirrored: Bool = false
) async -> ViewHarness {
  _ = Log.take()
  let harness = ViewHarness(
    view.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight), size: size, idiom: idiom,
    textMeasurer: FixedAdvanceMeasurer())
  await harness.settle()
  return harness
}

/// Notes what it is proposed.
private struct Proposed: Layout {
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { Log.add("\(proposal.width.map { "\($0)" } ?? "nil") \(proposal.height.map { "\($0)" } ?? "nil")") }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension Conformance {
  /// Rows of lists: what they are made of, their insets, lengths, grounds and lines (B17.02–B17.14).
  @MainActor
  struct ListRowRules {
    private struct Item: Identifiable, Hashable {
      let id: Int
      var name: String
      var kids: [Item]?
    }

    private static let items = [Item(id: 1, name: "a", kids: [Item(id: 3, name: "c")]), Item(id: 2, name: "b")]

    private struct Bound: View {
      let kind: Int
      @State var items = ListRowRules.items
      @State var one: Int?
      @State var several: Set<Int> = []

      var body: some View {
        switch kind {
        case 0: List($items) { $item in Button(item.name) { item.name += "!" } }
        case 1: List($items, selection: $one) { $item in Button(item.name) { item.name += "!" } }
        default: List($items, selection: $several) { $item in Button(item.name) { item.name += "!" } }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.02abcd a list of data is a ForEach in a list, and written rows stand beside those of data`(_ idiom: Idiom) async throws {
      #expect(await shown(List(Self.items) { Text($0.name) }, idiom).texts == ["a", "b"])
      #expect(await shown(List(Self.items, id: \.name) { Text($0.name) }, idiom).texts == ["a", "b"])
      #expect(await shown(List(0..<3) { Text("\($0)") }, idiom).texts == ["0", "1", "2"])
      #expect(await shown(List(Self.items, children: \.kids) { Text($0.name) }, idiom).texts == ["a", "b"])
      let mixed = await shown(
        List {
          Text("first")
          ForEach(Self.items) { Text($0.name) }
          Group {
            Text("middle")
            ForEach(0..<2) { Text("\($0)") }
          }
          Section("S") { ForEach(Self.items) { Text($0.name + "2") } }
          Text("last")
        }, idiom)
      #expect(
        mixed.texts
          == ["first", "a", "b", "middle", "0", "1", "S", "a2", "b2", "last"])
      for kind in 0..<3 {
        let bound = await shown(Bound(kind: kind), idiom)
        try await bound.tap("b")
        #expect(bound.texts == ["a", "b!"])
      }
    }

    private struct Numbered: View {
      @ObservedObject var m: ScrollModel
      let perElement: Int

      var body: some View {
        ScrollViewReader { proxy in
          List {
            ForEach(m.items, id: \.self) { n in
              ScrollRow(n: n, length: 22)
              if perElement == 2 { ScrollRow(n: n + 10_000, length: 22) } else { Color.red.frame(height: 22) }
            }
          }
          .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
        }
      }
    }

    private struct Plain: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollViewReader { proxy in
          List(m.items, id: \.self) { ScrollRow(n: $0, length: 22) }
            .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.03a ids of all elements are known, and rows are made as they are seen`(_ idiom: Idiom) async {
      let m = ScrollModel()
      m.items = Array(0..<5_000)
      let harness = await shown(Plain(m: m), idiom)
      let first = Log.take().filter { $0.hasPrefix("b") }
      #expect(first.count < 40)
      #expect(harness.semanticsDump().contains("5000"), "a row says of how many it is one")
      await harness.turn { m.id = 4_000 }
      #expect(harness.frame(of: "r4000") != nil)
      #expect(Log.take().filter { $0.hasPrefix("b") }.count < 80)
      await harness.turn { m.items.removeFirst(3_990) }
      #expect(harness.semanticsDump().contains("1010"))
    }

    @Test(arguments: [Idiom.phone, .desktop], [1.0, 1.25, 2])
    func `grounds and lines of rows of any height lie on whole pixels`(_ idiom: Idiom, _ scale: CGFloat) async {
      let harness = ViewHarness(
        List {
          ForEach(0..<8) { row in
            Color.clear.frame(height: 20 + CGFloat(row) * 0.37).listRowBackground(row.isMultiple(of: 2) ? Color.yellow : nil)
          }
        }
        .listStyle(.plain), size: CGSize(width: 200, height: 400), idiom: idiom, displayScale: scale)
      await harness.settle()
      let rectangles = harness.displayListDump().split(separator: "\n").filter { $0.contains("fill") && $0.contains(" re\"") }
      #expect(rectangles.count >= 8)
      for line in rectangles {
        let parts = line.split(separator: "\"")
        let origin = parts[0].split(separator: " ").compactMap { Double($0) }
        let sides = parts[1].split(separator: " ").compactMap { Double($0) }
        let edges = [origin[0] + sides[0], origin[1] + sides[1], origin[0] + sides[0] + sides[2], origin[1] + sides[1] + sides[3]]
        #expect(edges.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 1e-6 }, "\(line)")
      }
    }

    @Test func `B17.03b an element has as many rows as views, whatever decides it`() async {
      let m = ScrollModel()
      m.items = Array(0..<1_000)
      let harness = await shown(Numbered(m: m, perElement: 2))
      #expect(Log.take().filter { $0.hasPrefix("b") }.count < 40)
      await harness.turn { m.id = 700 }
      #expect(abs(harness.minY("r700") - 17) <= 1)
      #expect(harness.minY("r10700") == harness.minY("r700") + 56)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.04ab a list takes what it is proposed, and ten where that is nothing`(_ idiom: Idiom) async {
      let list = List { Text("a") }.aid("list")
      #expect(await shown(list, idiom).frame(of: "list")?.size == CGSize(width: 390, height: 844))
      #expect(await shown(list.frame(width: 100, height: 50), idiom).frame(of: "list")?.size == CGSize(width: 100, height: 50))
      #expect(await shown(list.fixedSize(), idiom).frame(of: "list")?.size == CGSize(width: 10, height: 10))
      #expect(await shown(ScrollView { list }, idiom).frame(of: "list")?.height == 10)
      #expect(await shown(ScrollView(.horizontal) { list }, idiom).frame(of: "list")?.width == 10)
      let halves = await shown(
        VStack(spacing: 0) {
          list
          List { Text("b") }
        }, idiom)
      #expect(halves.frame(of: "list")?.height == 422)
      #expect(await shown(list.frame(maxHeight: .infinity).frame(height: 300), idiom).frame(of: "list")?.height == 300)
    }

    private struct Centered: View {
      var body: some View {
        List {
          Proposed(size: CGSize(width: 30, height: 10)) {}.aid("small").listRowBackground(Color.red.aid("ground"))
          Proposed(size: CGSize(width: 30, height: 100)) {}.aid("high").listRowBackground(Color.red.aid("high ground"))
          Color.red.frame(maxWidth: .infinity, maxHeight: 10).aid("wide")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B17.05abc content is proposed the width between the insets, and stands leading and in the middle`(
      _ idiom: Idiom, _ isMirrored: Bool
    ) async throws {
      let harness = await shown(Centered(), idiom, isMirrored: isMirrored)
      let wide = try #require(harness.frame(of: "wide"))
      #expect(wide.midX == 195)
      let proposals = Set(Log.take())
      #expect(proposals == ["\(wide.width) nil"])
      for (name, ground) in [("small", "ground"), ("high", "high ground")] {
        let content = try #require(harness.frame(of: name)), row = try #require(harness.frame(of: ground))
        #expect(isMirrored ? content.maxX == wide.maxX : content.minX == wide.minX)
        #expect(content.midY == row.midY)
      }
      #expect(harness.frame(of: "ground")?.height == (idiom == .phone ? 56 : 24))
      #expect(harness.frame(of: "high ground")?.height == (idiom == .phone ? 130 : 108))
      harness.resize(to: CGSize(width: 300, height: 844))
      await harness.settle()
      #expect(harness.frame(of: "wide")?.width == wide.width - 90)
    }

    @Test func `B17.05 a row grows with its text`() async throws {
      let list = List { Text("one two three").listRowBackground(Color.red.aid("ground")) }
      var heights: [CGFloat] = []
      for size in [DynamicTypeSize.large, .accessibility3] {
        heights.append(try #require(await shown(list.dynamicTypeSize(size)).frame(of: "ground")).height)
      }
      #expect(heights[1] > heights[0])
    }

    private struct Inset: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        List {
          Color.red.frame(height: 10).aid("a").listRowBackground(Color.blue.aid("ga"))
            .listRowInsets(m.n == 0 ? nil : EdgeInsets(top: 20, leading: 50, bottom: 30, trailing: 5))
          Color.red.frame(height: 10).aid("b").listRowBackground(Color.blue.aid("gb")).listRowInsets(EdgeInsets())
          Section {
            Color.red.frame(height: 100).aid("c").listRowBackground(Color.blue.aid("gc"))
            Color.red.frame(height: 10).aid("d").listRowBackground(Color.blue.aid("gd"))
          }
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B17.06abcd insets of a row replace all four or add to a desktop's sides, and those of a section hold for its rows`(
      _ idiom: Idiom, _ isMirrored: Bool
    ) async throws {
      let m = ScrollModel()
      let harness = await shown(Inset(m: m), idiom, isMirrored: isMirrored)
      func insets(_ name: String) throws -> [CGFloat] {
        let content = try #require(harness.frame(of: name)), ground = try #require(harness.frame(of: "g" + name))
        let (left, right) = (content.minX - ground.minX, ground.maxX - content.maxX)
        return [content.minY - ground.minY, isMirrored ? right : left, ground.maxY - content.maxY, isMirrored ? left : right]
      }
      let least: CGFloat = idiom == .phone ? 56 : 24
      let side: CGFloat = idiom == .phone ? 0 : 6
      let usual = try insets("a")
      #expect(harness.frame(of: "ga")?.height == least)
      #expect(try insets("b") == [(least - 10) / 2, side, (least - 10) / 2, side])
      #expect(try insets("c") == [1, 2 + side, 3, 4 + side])
      let low = try insets("d")
      #expect([low[1], low[3]] == [2 + side, 4 + side])
      #expect(harness.frame(of: "gd")?.height == least)
      await harness.turn { m.n = 1 }
      #expect(try insets("a") == [20, 50 + side, 30, 5 + side])
      #expect(harness.frame(of: "ga")?.height == 60)
      await harness.turn { m.n = 0 }
      #expect(try insets("a") == usual)
    }

    private struct Least: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        List {
          Section {
            Color.red.frame(height: 2).aid("a").listRowBackground(Color.blue.aid("ga")).listRowInsets(EdgeInsets())
          } header: {
            Color.green.frame(height: 1).aid("h").listRowInsets(EdgeInsets())
          }
        }
        .environment(\.defaultMinListRowHeight, CGFloat(m.n))
        .environment(\.defaultMinListHeaderHeight, m.id.map { CGFloat($0) })
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.07ab the least heights of rows and headers are those of the environment`(_ idiom: Idiom) async throws {
      let m = ScrollModel()
      m.n = 60
      let harness = await shown(Least(m: m), idiom)
      #expect(harness.frame(of: "ga")?.height == 60)
      let usual = harness.minY("ga") - harness.maxY("h")
      await harness.turn { m.n = 4 }
      #expect(harness.frame(of: "ga")?.height == 4)
      await harness.turn { m.n = 0 }
      #expect(harness.frame(of: "ga")?.height == 2)
      await harness.turn { m.id = 101 }
      #expect(harness.minY("ga") - harness.maxY("h") == 50)
      await harness.turn { m.id = 1 }
      #expect(harness.minY("ga") - harness.maxY("h") == 0)
      await harness.turn { m.id = nil }
      #expect(harness.minY("ga") - harness.maxY("h") == usual)
    }

    private struct Spaced: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        List {
          Section {
            ForEach(0..<3) { n in Color.red.frame(height: 10).listRowBackground(Color.blue.aid("g\(n)")) }
          }
          Section {
            Color.red.frame(height: 10).listRowBackground(Color.blue.aid("g3"))
            if m.id == 1 { Color.red.frame(height: 10).listRowBackground(Color.blue.aid("g4")) }
          }
        }
        .listRowSpacing(m.n < 0 ? nil : CGFloat(m.n))
      }
    }

    @Test func `B17.08a spacing stands between the rows of a section, not around them`() async throws {
      let m = ScrollModel()
      m.n = -1
      let harness = await shown(Spaced(m: m))
      func gaps() -> [CGFloat] {
        (0..<4).filter { harness.frame(of: "g\($0 + 1)") != nil }.map { harness.minY("g\($0 + 1)") - harness.maxY("g\($0)") }
      }
      let start = harness.minY("g0")
      #expect(gaps() == [0, 0, 35])
      await harness.turn { m.n = 12 }
      #expect(gaps() == [12, 12, 35])
      #expect(harness.minY("g0") == start)
      await harness.turn { m.id = 1 }
      await harness.advance(by: 1)
      #expect(gaps() == [12, 12, 35, 12])
      await harness.turn { m.n = -1 }
      #expect(gaps() == [0, 0, 35, 0])
    }

    private struct Grounds: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        List {
          Color.red.frame(height: 10).aid("a").listRowBackground(m.n == 0 ? Color.blue.aid("ga") : nil)
            .listRowInsets(EdgeInsets(top: 30, leading: 60, bottom: 30, trailing: 60))
          ForEach(0..<2) { n in Color.red.frame(height: 10).aid("f\(n)") }.listRowBackground(Color.green.aid("gf"))
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.10ac a ground fills the row whatever its insets, and nil brings the usual one back`(_ idiom: Idiom) async throws {
      let m = ScrollModel()
      let harness = await shown(Grounds(m: m), idiom)
      let ground = try #require(harness.frame(of: "ga")), other = try #require(harness.frame(of: "gf"))
      #expect(ground.width == other.width)
      #expect(ground.minX == other.minX)
      #expect(ground.height == 70)
      #expect(other.minY == ground.maxY)
      await harness.turn { m.n = 1 }
      #expect(harness.frame(of: "ga") == nil)
      #expect(harness.frame(of: "a")?.minX == ground.minX + (idiom == .phone ? 60 : 66))
      await harness.turn { m.n = 0 }
      #expect(harness.frame(of: "ga") == ground)
    }

    private struct Lines: View {
      var body: some View {
        List {
          Label("labelled", systemImage: "star")
          HStack {
            Color.red.frame(width: 50, height: 10)
            Text("behind")
          }
          Color.red.frame(height: 10)
          Text("guided").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }.alignmentGuide(.listRowSeparatorTrailing) { $0.width - 10 }
          Text("end")
        }
      }
    }

    @Test(arguments: [false, true])
    func `B17.12abc a line runs from the first text, or the guides of the content, to the end of the card`(_ isMirrored: Bool) async throws
    {
      let harness = await shown(Lines(), isMirrored: isMirrored)
      let lines = separators(harness)
      #expect(lines.count == 4)
      guard lines.count == 4 else { return }
      let starts = lines.map { isMirrored ? 390 - $0.maxX : $0.minX }
      let ends = lines.map { isMirrored ? 390 - $0.minX : $0.maxX }
      let title = try #require(harness.elementFrame("labelled"))
      #expect(starts[0] > 40, "behind the icon")
      #expect(starts[0] < 32 + title.width)
      #expect(starts[1] == 90)
      #expect(starts[2] == 32)
      #expect(starts[3] == 132)
      #expect(ends[0] == 374 && ends[1] == 374 && ends[2] == 374)
      #expect(ends[3] < 374)
    }

    @Observable final class Order { var numbers = [1, 2, 3] }

    private struct ReaderRows: View {
      let order: Order

      var body: some View {
        List {
          DisclosureGroup("group", isExpanded: .constant(true)) {
            ForEach(order.numbers, id: \.self) { number in GeometryReader { _ in Text("row \(number)") }.frame(height: 20) }
          }
        }
      }
    }

    @Test func `B17.12 a text that a geometry reader makes moves no line, whatever else changes`() async {
      let order = Order()
      let harness = await shown(ReaderRows(order: order))
      let lines = separators(harness).map(\.minX)
      #expect(lines.count == 3)
      await harness.turn { order.numbers.reverse() }
      #expect(separators(harness).map(\.minX) == lines)
    }

    @Test func `B17.13a a list without its ground keeps those of its rows`() async {
      let list = List {
        Text("a").listRowBackground(Color.red.aid("ga"))
        Text("b")
      }
      func fills(_ harness: ViewHarness) -> [String] {
        harness.displayListDump().split(separator: "\n").filter { $0.contains("fill") && !$0.hasSuffix(" 0") }.map(String.init)
      }
      for idiom in [Idiom.phone, .desktop] {
        let usual = await shown(list, idiom), hidden = await shown(list.scrollContentBackground(.hidden), idiom)
        #expect(hidden.frame(of: "ga") == usual.frame(of: "ga"))
        #expect(fills(hidden).count == fills(usual).count - 1)
        let visible = await shown(list.scrollContentBackground(.hidden).scrollContentBackground(.visible), idiom)
        #expect(fills(visible) == fills(hidden), "the innermost word counts")
      }
    }

    @Test func `B17.13b every second row has another ground where that is wanted`() async {
      let list = List(0..<6) { Text("\($0)") }
      func fills(_ view: some View) async -> Int {
        await shown(view, .desktop).displayListDump().split(separator: "\n").filter { $0.contains("fill") }.count
      }
      let usual = await fills(list)
      #expect(await fills(list.alternatingRowBackgrounds()) == usual + 3)
      #expect(await fills(list.alternatingRowBackgrounds(.disabled)) == usual)
      #expect(await fills(list.listStyle(.inset(alternatesRowBackgrounds: true))) == usual + 3)
    }

    private struct Deep: View {
      var body: some View {
        VStack { Color.red.frame(height: 10).aid("deep").listRowBackground(Color.blue.aid("gdeep")) }
      }
    }

    private struct Single: View {
      let name: String

      var body: some View {
        Color.red.frame(height: 10).aid(name).listRowBackground(Color.blue.aid("g" + name)).padding(3).opacity(0.9).id(name)
      }
    }

    @Test func `B17.14ab modifiers of a row reach it from anywhere in its chain, and from what holds several rows`() async throws {
      let harness = await shown(
        List {
          Single(name: "chain")
          AnyView(Single(name: "any"))
          if true { Single(name: "if") }
          Deep()
          ForEach(0..<2) { n in Color.red.frame(height: 10).aid("each\(n)") }
            .listRowInsets(EdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 0))
          Group {
            Color.red.frame(height: 10).aid("group0")
            if true { Color.red.frame(height: 10).aid("group1") }
          }
          .listRowInsets(EdgeInsets(top: 0, leading: 110, bottom: 0, trailing: 0))
          Section {
            Color.red.frame(height: 10).aid("section0")
            ForEach(0..<1) { _ in Color.red.frame(height: 10).aid("section1") }
          }
          .listRowInsets(EdgeInsets(top: 0, leading: 120, bottom: 0, trailing: 0))
        })
      for name in ["chain", "any", "if"] { #expect(harness.frame(of: "g" + name)?.width == 358, "\(name)") }
      #expect(harness.frame(of: "gdeep") == nil, "a view inside of a stack is no row")
      for (name, inset) in [("each", 100), ("group", 110), ("section", 120)] {
        for n in 0..<2 { #expect(harness.minX("\(name)\(n)") == 16 + CGFloat(inset), "\(name)\(n)") }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.20ab an empty section takes no room, one with a header shows it`(_ idiom: Idiom) async throws {
      func distance(_ middle: some View) async -> CGFloat {
        let harness = await shown(
          List {
            Section { Color.red.frame(height: 10).aid("a") }
            middle
            Section { Color.red.frame(height: 10).aid("b") }
          }, idiom)
        return harness.minY("b") - harness.minY("a")
      }
      let usual = await distance(EmptyView())
      #expect(await distance(Section {}) == usual)
      #expect(await distance(Section { ForEach(0..<0) { Text("\($0)") } }) == usual)
      #expect(await distance(Section { if false { Text("x") } }) == usual)
      #expect(await distance(Section("title") {}) > usual)
      #expect(
        await distance(
          Section {
          } footer: {
            Text("end")
          }) > usual)
      let first = await shown(
        List {
          Section {}
          Section { Color.red.frame(height: 10).aid("a") }
        }, idiom)
      let alone = await shown(List { Section { Color.red.frame(height: 10).aid("a") } }, idiom)
      #expect(first.minY("a") == alone.minY("a"))
      let empty = await shown(List {}, idiom)
      #expect(empty.texts == [])
      #expect(empty.runtimeIssues == [])
    }
  }
}
