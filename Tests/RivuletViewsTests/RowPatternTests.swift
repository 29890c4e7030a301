import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletGraph
import RivuletViews
import Testing

/// Rows of a `ForEach` from the fifth on are made like one that is there, where their structure allows it, and are what they would have been.
@MainActor
struct RowPatternTests {
  private func makesByPattern(_ test: ViewTest) -> Bool { test.tree.graph.dump().contains("makes rows by a pattern") }

  /// What is seen and heard of both, and the places of all nodes that are drawn.
  private func account(_ test: ViewTest) -> String {
    test.picture + "\n" + SemanticsTree(test.tree).dump() + "\n"
      + (0..<40).map { y in "\(HitTest(test.tree).chain(at: CGPoint(x: 60, y: Double(y) * 7)).isEmpty)" }.joined(separator: " ")
  }

  private struct Shown {
    var ids = Array(1...12)
    var isEnabled = true
    var isDark = false
    var isRightToLeft = false
    var suffix = ""
  }

  private func compare<Row: View>(_ row: @escaping (Int, String) -> Row) {
    let (one, apart) = (Remote<Shown>(), Remote<Shown>())
    func test(_ remote: Remote<Shown>, isApart: Bool) -> ViewTest {
      ViewTest(
        Changing(Shown(), remote) { shown in
          PatternRows(ids: shown.ids, isApart: isApart) { row($0, shown.suffix) }
            .disabled(!shown.isEnabled)
            .environment(\.colorScheme, shown.isDark ? .dark : .light)
            .environment(\.layoutDirection, shown.isRightToLeft ? .rightToLeft : .leftToRight)
        }, size: CGSize(width: 300, height: 600))
    }
    let (ours, theirs) = (test(one, isApart: false), test(apart, isApart: true))
    #expect(makesByPattern(ours) && !makesByPattern(theirs))
    #expect(account(ours) == account(theirs))
    var shown = Shown()
    func change(_ change: (inout Shown) -> Void) {
      change(&shown)
      ours.turn { one.set(shown) }
      theirs.turn { apart.set(shown) }
      #expect(account(ours) == account(theirs))
    }
    change { $0.suffix = " and more" }
    change { $0.ids.swapAt(2, 9) }
    change { $0.ids.insert(contentsOf: 20...29, at: 3) }
    change { $0.isDark = true }
    change { $0.isEnabled = false }
    change { $0.ids.removeSubrange(4..<11) }
    change { $0.isRightToLeft = true }
    change { $0.ids = Array(40...60) }
    change { $0.isEnabled = true }
  }

  @Test func `rows of texts, buttons and views of one's own are what they would be one by one`() {
    compare { LineRow(id: $0, label: "line \($0)\($1)") { _ in } }
  }

  @Test func `so are piles with pictures, lines and layers`() { compare { id, _ in PileRow(id: id) } }

  @Test func `so are rows that change the environment`() {
    compare { TonedRow(id: $0, tone: $1.isEmpty ? .red : .green) }
  }

  @Test func `so are rows without a body between`() {
    compare { Text(verbatim: "\($0)\($1)").padding(1).background(Color.red) }
  }

  @Test func `a button in each row does its own deed, and is pale while it is pressed`() {
    var log: [String] = []
    let test = ViewTest(
      PatternRows(ids: Array(1...12), isApart: false) { id in LineRow(id: id, label: "line") { log.append($0) } },
      size: CGSize(width: 300, height: 600))
    #expect(makesByPattern(test))
    let untouched = test.picture
    for row in 0..<12 {
      let place = test.withNode { CGPoint(x: $0.frameInRoot.minX + 50, y: $0.frameInRoot.minY + Double(row) * 24 + 12) }
      test.turn { test.tree.pointer.dispatch(.began(place)) }
      #expect(test.picture != untouched)
      test.turn { test.tree.pointer.dispatch(.ended(place)) }
      #expect(test.picture == untouched)
    }
    #expect(log == (1...12).map { "select \($0)" })
  }

  private struct Counting: View {
    let id: Int
    @State private var count = 0

    var body: some View { Text(verbatim: "\(id) \(count)") }
  }

  private struct Bound: View {
    @Binding var number: Int

    var body: some View { Text(verbatim: "\(number)") }
  }

  /// An outline of the app's own, which only the layout pass may ask for.
  private nonisolated struct Notch: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private func hasPattern(@ViewBuilder _ row: @escaping (Int) -> some View) -> Bool {
    makesByPattern(ViewTest(PatternRows(ids: Array(1...12), isApart: false, row: row), size: CGSize(width: 300, height: 600)))
  }

  @Test func `rows with state, actions, conditionals, lists, z-indices and code of the app for layout are built each`() {
    #expect(hasPattern { Text(verbatim: "\($0)") })
    #expect(hasPattern { Text(verbatim: "\($0)").environment(\.isEnabled, $0 > 3) })
    #expect(hasPattern { Bound(number: .constant($0)) })
    #expect(!hasPattern { Counting(id: $0) })
    #expect(!hasPattern { Text(verbatim: "\($0)").onAppear {} })
    #expect(!hasPattern { if $0 > 3 { Text(verbatim: "\($0)") } })
    #expect(!hasPattern { id in ForEach(0..<2, id: \.self) { Text(verbatim: "\(id) \($0)") } })
    #expect(!hasPattern { Text(verbatim: "\($0)").zIndex(1) })
    #expect(!hasPattern { _ in Notch() })
    #expect(!hasPattern { id in GeometryReader { _ in Text(verbatim: "\(id)") } })
    #expect(!hasPattern { Text(verbatim: "\($0)").alignmentGuide(.leading) { $0[.leading] } })
    #expect(
      !hasPattern { id in
        Text(verbatim: "\(id)")
        Text(verbatim: "\(id)")
      })
  }

  @Test func `rows go back to being built once a z-index counts`() {
    let remote = Remote<Int>()
    let test = ViewTest(
      Changing(6, remote) { count in
        VStack {
          ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") }
          if count > 6 { Text(verbatim: "above").zIndex(2) }
        }
      }, size: CGSize(width: 100, height: 400))
    test.turn { remote.set(9) }
    #expect(test.textItems.map(\.string) == (0..<9).map { "\($0)" } + ["above"])
  }

  @Test func `how rows are made keeps none of them`() {
    final class Thing: Identifiable {}
    struct Holding: View {
      let thing: Thing
      var body: some View { Button(action: { [thing] in _ = thing }) { Text(verbatim: "held") }.buttonStyle(.plain) }
    }
    weak var thing: Thing?
    let remote = Remote<[Thing]>()
    let test = ViewTest(
      Changing([], remote) { (things: [Thing]) in
        VStack { ForEach(things) { Holding(thing: $0) } }
      })
    do {
      let things = (0..<12).map { _ in Thing() }
      test.turn { remote.set(things) }
      thing = things[3]
    }
    #expect(makesByPattern(test))
    test.turn { remote.set([]) }
    test.turn()
    #expect(thing == nil)
  }
}
