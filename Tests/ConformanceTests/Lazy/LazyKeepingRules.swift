import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rows of lazy containers that are out of sight, and what they keep: B16.18, B16.19, B16.27.
  @MainActor
  struct LazyKeepingRules {
    private let window = CGSize(width: 200, height: 200)

    private struct Tally: View {
      let n: Int
      @State private var c = 0

      var body: some View { Button("\(n): \(c)") { c += 1 }.frame(height: 50) }
    }

    private struct Tallies: View {
      @ObservedObject var m: ScrollModel
      let isList: Bool

      var body: some View {
        if isList {
          List { ForEach(m.items, id: \.self) { Tally(n: $0) } }
        } else {
          ScrollView { LazyVStack(spacing: 0) { ForEach(m.items, id: \.self) { Tally(n: $0) } } }
        }
      }
    }

    @Test(arguments: [false, true])
    func `B16.18bc a row out of sight keeps its state for sixty passes of its container`(_ isList: Bool) async throws {
      func state(after passes: Int, _ pass: (ViewHarness, ScrollModel, Int) async -> Void) async throws -> Bool {
        let m = ScrollModel()
        m.items = Array(0..<1_000)
        let harness = await mount(Tallies(m: m, isList: isList), size: window)
        try await harness.tap("0: 0")
        await harness.wheel(5_000)
        #expect(!harness.texts.contains("0: 1"))
        for n in 0..<passes { await pass(harness, m, n) }
        for _ in 0..<3 { await harness.wheel(-1e6) }
        return harness.texts.contains("0: 1")
      }
      #expect(try await state(after: 50) { harness, _, _ in await harness.wheel(1) })
      #expect(try await !state(after: 65) { harness, _, _ in await harness.wheel(1) })
      #expect(try await state(after: 200) { harness, _, _ in await harness.advance(by: 0.1) }, "time alone is no pass")
      #expect(try await state(after: 200) { harness, m, n in await harness.turn { m.n = n } }, "other changes are none either")
      #expect(try await !state(after: 65) { harness, m, _ in await harness.turn { m.items.append(m.items.count) } })
    }

    @Test func `B16.18a a row out of sight is not brought up to date, and is when it comes back`() async {
      struct Numbered: View {
        let n: Int
        let value: Int

        var body: some View {
          let _ = Log.add("b\(n)")
          Text("\(n)=\(value)").frame(height: 50)
        }
      }
      struct Root: View {
        @ObservedObject var m: ScrollModel
        var body: some View {
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Numbered(n: $0, value: m.n) } } }
        }
      }
      let m = ScrollModel()
      let harness = await mount(Root(m: m), size: window)
      await harness.wheel(1_000)
      _ = Log.take()
      await harness.turn { m.n = 5 }
      #expect(Log.take() == ["b20", "b21", "b22", "b23"])
      await harness.wheel(-1_000)
      #expect(harness.texts == ["0=5", "1=5", "2=5", "3=5"])
    }

    private struct Field: View {
      let n: Int
      @State private var text = ""

      var body: some View {
        if n == 0 { TextField("field", text: $text).frame(height: 50) } else { Color.gray.frame(height: 50).aid("r\(n)") }
      }
    }

    @Test func `B16.19a a row with the focus stays however long it is out of sight`() async throws {
      let harness = await mount(
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Field(n: $0) } } }, size: window)
      try await harness.type("abc", into: "field")
      await harness.wheel(5_000)
      for _ in 0..<70 { await harness.wheel(1) }
      #expect(harness.focusedLabel == "field")
      await harness.key("d")
      for _ in 0..<3 { await harness.wheel(-1e6) }
      #expect(harness.value(of: "field") == "abcd")
    }

    private struct Dragged: View {
      let n: Int
      @State private var way: CGFloat = 0

      var body: some View {
        Color.gray.frame(height: 50).aid("r\(n)")
          .highPriorityGesture(
            DragGesture(minimumDistance: 0).onChanged { way = $0.translation.width }
              .onEnded { _ in Log.add("end \(n) \(way)") })
      }
    }

    private struct Moving: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Dragged(n: $0) } } }
            .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
        }
      }
    }

    @Test func `B16.19b a row whose gesture goes on stays until that is over`() async throws {
      let m = ScrollModel()
      let harness = await mount(Moving(m: m), size: window)
      await harness.down(at: CGPoint(x: 100, y: 20))
      await harness.move(to: CGPoint(x: 130, y: 20), duration: 0.1)
      for n in 0..<70 { await harness.turn { m.id = 100 + n } }
      await harness.move(to: CGPoint(x: 140, y: 20), duration: 0.1)
      await harness.up()
      #expect(Log.take().filter { $0.hasPrefix("end") } == ["end 0 40.0"])
    }

    private struct Presenting: View {
      let n: Int
      @State private var isPresented = false

      var body: some View {
        Button("open \(n)") { isPresented = true }.frame(height: 50)
          .sheet(isPresented: $isPresented) { NamedTally(name: "sheet") }
      }
    }

    private struct Sheets: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Presenting(n: $0) } } }
            .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
        }
      }
    }

    @Test func `B16.19c a row that presents a sheet stays as long as the sheet does`() async throws {
      let m = ScrollModel()
      let harness = await mount(Sheets(m: m), size: CGSize(width: 390, height: 600))
      try await harness.tap("open 1")
      await harness.advance(by: 1)
      try await harness.tap("sheet0")
      #expect(harness.texts.contains("sheet1"))
      for n in 0..<70 { await harness.turn { m.id = 100 + n } }
      await harness.advance(by: 1)
      #expect(harness.texts.contains("sheet1"))
    }

    @Test func `B16.19e a row that is removed from the data is gone at once, in sight or not`() async throws {
      let m = ScrollModel()
      m.items = Array(0..<100)
      let harness = await mount(Tallies(m: m, isList: false), size: window)
      try await harness.tap("0: 0")
      try await harness.tap("1: 0")
      await harness.turn { m.items.removeFirst() }
      #expect(!harness.texts.contains("0: 1"))
      await harness.wheel(2_000)
      await harness.turn { m.items.removeFirst() }
      await harness.turn { m.items.insert(contentsOf: [0, 1], at: 0) }
      for _ in 0..<3 { await harness.wheel(-1e6) }
      #expect(harness.texts.contains("0: 0") && harness.texts.contains("1: 0"))
    }

    private struct NamesKey: PreferenceKey {
      static var defaultValue: [Int] { [] }
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    @Test(arguments: [false, true])
    func `B16.27ab what rows say upwards is there while they are`(_ isList: Bool) async throws {
      @ViewBuilder func rows() -> some View {
        ForEach(0..<100, id: \.self) { n in
          Text("row \(n)").frame(height: 50).preference(key: NamesKey.self, value: [n]).anchorPreference(
            key: AnchorsKey.self, value: .bounds
          ) { [$0] }
        }
      }
      let content = Group {
        if isList { List { rows() } } else { ScrollView { LazyVStack(spacing: 0) { rows() } } }
      }
      .onPreferenceChange(NamesKey.self) { Log.add("names \($0)") }
      .overlayPreferenceValue(AnchorsKey.self) { anchors in Text("\(anchors.count) anchors").allowsHitTesting(false) }
      let harness = await mount(content, size: window)
      func names() -> [Int] {
        (Log.take().last { $0.hasPrefix("names") } ?? "").split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      }
      func texts() -> [Int] { harness.texts.compactMap { $0.hasPrefix("row ") ? Int($0.dropFirst(4)) : nil } }
      let first = names()
      #expect(Set(first).isSuperset(of: texts()) && first.count <= texts().count + 1)
      #expect(harness.texts.contains("\(first.count) anchors"))
      #expect(!harness.semanticsDump().contains("row 20"))
      await harness.wheel(1_000)
      let second = names()
      #expect(Set(second).isSuperset(of: texts()) && second.count <= texts().count + 1)
      #expect(Set(first).isDisjoint(with: second))
      #expect(harness.texts.contains("\(second.count) anchors"))
      #expect(!harness.semanticsDump().contains("\"row 0\""))
    }

    private struct AnchorsKey: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
  }
}
