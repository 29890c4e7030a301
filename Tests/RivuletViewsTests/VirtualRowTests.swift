import Combine
import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletGraph
import RivuletText
import RivuletViews
import Testing

/// Rows far below the first have no nodes until somebody looks, and nobody can tell.
@MainActor
struct VirtualRowTests {
  /// So many of the first rows always have nodes.
  private let withNodes = 32

  private struct Shown {
    var ids = Array(1...100)
    var isEnabled = true
    var isDark = false
    var isRightToLeft = false
    var suffix = ""
    /// What the last row alone has behind that.
    var lastSuffix = ""

    func suffix(of id: Int) -> String { id == ids.last ? suffix + lastSuffix : suffix }
    var width: CGFloat? = nil
  }

  /// How wide the rows may be: as they like, or as there is room.
  private enum Way: CaseIterable { case free, wide }

  /// The same rows twice, of one `ForEach`, and each of one of its own, which has neither a pattern nor virtual rows.
  @MainActor
  private final class Pair {
    private let (one, apart) = (Remote<Shown>(), Remote<Shown>())
    let ours: ViewTest
    private let theirs: ViewTest
    private var shown = Shown()

    init<Row: View>(_ way: Way, _ row: @escaping (Int, String) -> Row) {
      func test(_ remote: Remote<Shown>, isApart: Bool) -> ViewTest {
        // No rows at first: a container that was never laid out does not say what it proposes.
        var shown = Shown()
        shown.ids = []
        return ViewTest(
          Changing(shown, remote) { shown in
            PatternRows(ids: shown.ids, isApart: isApart, isWide: way == .wide) {
              row($0, shown.suffix(of: $0))
            }
            .frame(width: shown.width)
            .disabled(!shown.isEnabled)
            .environment(\.colorScheme, shown.isDark ? .dark : .light)
            .environment(\.layoutDirection, shown.isRightToLeft ? .rightToLeft : .leftToRight)
            .frame(width: 300, height: 400, alignment: .top)
          }, size: CGSize(width: 300, height: 400))
      }
      ours = test(one, isApart: false)
      theirs = test(apart, isApart: true)
      change { _ in }
    }

    /// Makes the same change to both, and compares what can be known without looking.
    func change(_ change: (inout Shown) -> Void) {
      change(&shown)
      ours.turn { one.set(shown) }
      theirs.turn { apart.set(shown) }
      #expect(ours.rows.map(ours.place) == theirs.rows.map(theirs.place))
      #expect(ours.tree.drawing.checkInvariants() == [])
      // More may be promised than will be painted, as long as nobody looks.
      let promised = ours.tree.drawing.paintedBounds
      let both = promised.union(theirs.tree.drawing.paintedBounds)
      // Sums of distances may differ by a hair.
      let excess = [promised.minX - both.minX, both.maxX - promised.maxX, promised.minY - both.minY, both.maxY - promised.maxY]
      #expect(both == promised || excess.allSatisfy { $0 < 1e-6 })
    }

    /// Compares what shows in a region.
    func look(_ region: CGRect) {
      func dump(_ test: ViewTest) -> String { test.tree.drawing.displayList(scale: 2, in: region).dump() }
      #expect(dump(ours) == dump(theirs))
      #expect(!ours.tree.drawing.hasEdits || theirs.tree.drawing.hasEdits)
    }

    func lookAtWindow() { look(CGRect(x: 0, y: 0, width: 300, height: 400)) }

    /// Compares all that is seen and heard.
    func lookAtAll() {
      #expect(ours.picture == theirs.picture)
      #expect(SemanticsTree(ours.tree).dump() == SemanticsTree(theirs.tree).dump())
      for y in stride(from: 5.0, to: 4000, by: 37) { #expect(ours.isHit(60, y) == theirs.isHit(60, y)) }
      #expect(ours.virtualRows.isEmpty)
      #expect(ours.tree.drawing.paintedBounds == theirs.tree.drawing.paintedBounds)
    }
  }

  private static let changes: [@Sendable (inout Shown) -> Void] = [
    { $0.suffix += " and more" },
    { $0.suffix = "" },
    { $0.lastSuffix += " or more" },
    { $0.lastSuffix += "\nor a line" },
    { if $0.ids.count > 90 { $0.ids.swapAt(2, 90) } },
    { if $0.ids.count > 80 { $0.ids.swapAt(70, 80) } },
    { $0.ids.insert(contentsOf: ($0.ids.max() ?? 0) + 1...($0.ids.max() ?? 0) + 20, at: min(3, $0.ids.count)) },
    { $0.ids.append(contentsOf: ($0.ids.max() ?? 0) + 1...($0.ids.max() ?? 0) + 30) },
    { $0.ids.removeFirst(min(40, $0.ids.count)) },
    { $0.ids.removeLast(min(20, $0.ids.count)) },
    { $0.ids.reverse() },
    { $0.isDark.toggle() },
    { $0.isEnabled.toggle() },
    { $0.isRightToLeft.toggle() },
    { $0.width = $0.width == nil ? 200 : nil },
    { $0.width = 280 },
    { $0.ids = Array(500...650) },
  ]

  private func compare<Row: View>(seeds: ClosedRange<UInt64>, _ row: @escaping (Int, String) -> Row) {
    for seed in seeds {
      var random = SeededNumbers(seed: seed)
      let way = Way.allCases[Int(seed) % Way.allCases.count]
      let pair = Pair(way, row)
      #expect(pair.ours.virtualRows.count == 100 - withNodes)
      for _ in 0..<12 {
        pair.change(Self.changes[random.next(below: Self.changes.count)])
        switch random.next(below: 6) {
        case 0: pair.lookAtWindow()
        case 1: pair.look(CGRect(x: 0, y: Double(random.next(below: 4000)), width: 300, height: 60))
        case 2: pair.lookAtAll()
        default: break
        }
      }
      pair.lookAtAll()
    }
  }

  @Test func `rows of texts, buttons and views of one's own are what they would be with nodes`() {
    compare(seeds: 1...4) { LineRow(id: $0, label: "line \($0)\($1)") { _ in } }
  }

  @Test func `so are piles with pictures, lines and layers`() { compare(seeds: 1...3) { id, _ in PileRow(id: id) } }

  @Test func `so are rows that change the environment`() {
    compare(seeds: 1...4) { TonedRow(id: $0, tone: $1.isEmpty ? .red : .green) }
  }

  @Test func `so are rows that differ in nothing but their environment`() {
    compare(seeds: 1...3) { id, _ in
      HStack { Text(verbatim: "the same") }.font(id % 3 == 0 ? .largeTitle : .caption).foregroundStyle(id % 2 == 0 ? Color.red : Color.blue)
    }
  }

  @Test func `rows that became real hear of all that is said around them`() {
    func compare<Row: View>(_ row: @escaping (Int, String) -> Row) {
      let pair = Pair(.free, row)
      for change: (inout Shown) -> Void in [{ $0.isEnabled = false }, { $0.isDark = true }, { $0.isRightToLeft = true }] {
        pair.change(change)
        pair.change { $0.ids = Array(($0.ids.last ?? 0) + 1...($0.ids.last ?? 0) + 80) }
        pair.lookAtAll()
        pair.change { ($0.isEnabled, $0.isDark, $0.isRightToLeft) = (true, false, false) }
        pair.lookAtAll()
      }
    }
    compare { LineRow(id: $0, label: "line \($0)\($1)") { _ in } }
    compare { TonedRow(id: $0, tone: $1.isEmpty ? .red : .green) }
  }

  @Test func `a last row that alone changes is asked again`() {
    for way in Way.allCases {
      let pair = Pair(way) { Text(verbatim: "\($0)\($1)") }
      pair.change { $0.lastSuffix = " is longer" }
      pair.change { $0.lastSuffix = "\nand has lines" }
      pair.lookAtAll()
    }
  }

  @Test func `a row that was painted tells what would be otherwise under another proposal`() {
    let pair = Pair(.wide) { Text(verbatim: "\($0)\($1)").frame(maxWidth: .infinity) }
    pair.change { $0.width = 50 }
    pair.change { $0.width = nil }
    pair.look(CGRect(x: 0, y: 0, width: 300, height: 4000))
    #expect(pair.ours.virtualRows.isEmpty)
    pair.change { $0.suffix = " takes two lines" }
    pair.change { $0.width = 50 }
  }

  @Test func `so are rows that wrap, grow and hang over`() {
    compare(seeds: 1...4) { id, suffix in
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "a longer text \(id)\(suffix) that needs some lines in a narrow place")
        Spacer()
        Text(verbatim: "\(id)").font(id % 3 == 0 ? .largeTitle : .caption).fixedSize().frame(width: 4, height: 9)
      }
      .frame(maxWidth: id % 2 == 0 ? .infinity : 180)
    }
  }

  @Test func `so are rows of a size of their own, out of which hangs what is inside`() {
    compare(seeds: 1...4) { id, suffix in
      HStack(alignment: .top, spacing: id % 5 == 0 ? -30 : 2) {
        VStack(alignment: .trailing) {
          Text(verbatim: "hangs \(id)\(suffix) out")
          Color.green.frame(width: CGFloat(id % 4) * 9, height: 30, alignment: .bottomTrailing)
          Text(verbatim: id % 7 == 0 ? "ä\n\nö" : "-")
        }
        .padding(id % 3 == 0 ? -20 : 4)
        ZStack(alignment: .bottom) {
          Text(verbatim: "apart").kerning(30)
          Text(verbatim: "\(id)")
          Color.blue.opacity(0.5)
        }
        Spacer(minLength: CGFloat(id % 6) * 20)
      }
      .frame(width: 80, height: id % 4 == 0 ? 30 : 12, alignment: id % 2 == 0 ? .topLeading : .bottomTrailing)
      .overlay(alignment: .bottomTrailing) { Text(verbatim: "over\(suffix)").frame(width: 9, height: 90) }
    }
  }

  private enum Away: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { 3 * dimensions.height * dimensions.height }
  }

  @Test func `so are rows whose guides lie far away`() {
    compare(seeds: 1...2) { id, suffix in
      Color.red.frame(width: 9, height: 9)
        .frame(width: 80, height: 20, alignment: Alignment(horizontal: .center, vertical: VerticalAlignment(Away.self)))
        .background(id % 3 == 0 ? Color.red : Color.blue)
        .overlay(alignment: .top) { Text(verbatim: "\(id)\(suffix)") }
    }
  }

  @Test func `so are rows with stacks that are longer than all that is in them, by their guides`() {
    compare(seeds: 1...2) { id, suffix in
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Color.red.frame(width: 9)
        VStack {
          Text(verbatim: "\(id)\(suffix)")
          Color.green
        }
      }
      .frame(width: 80, height: 400, alignment: .top)
    }
    compare(seeds: 1...2) { id, suffix in
      HStack(alignment: VerticalAlignment(Away.self)) {
        Color.red.frame(width: 9, height: 9)
        Text(verbatim: "\(id)\(suffix)")
      }
      .frame(width: 80, height: 20, alignment: .top)
    }
  }

  @Test func `so are rows without a body between`() {
    compare(seeds: 1...2) { Text(verbatim: "\($0)\($1)").padding(1).background(Color.red) }
  }

  private func lines(_ remote: Remote<[Int]>, _ act: @escaping (String) -> Void = { _ in }) -> ViewTest {
    let test = ViewTest(
      Changing([], remote) { PatternRows(ids: $0, isApart: false) { id in LineRow(id: id, label: "line \(id)", act: act) } }
        .frame(width: 300, height: 400, alignment: .top),
      size: CGSize(width: 300, height: 400))
    test.turn { remote.set(Array(1...200)) }
    return test
  }

  @Test func `a row below has no nodes but one, until it is painted`() {
    let remote = Remote<[Int]>()
    let test = lines(remote)
    #expect(test.virtualRows.count == 200 - withNodes)
    let drawings = test.tree.drawing.liveNodeCount
    let edits = test.tree.drawing.editCount
    _ = test.tree.drawing.drainDamage(scale: 2)
    _ = test.tree.drawing.displayList(scale: 2, in: CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(test.virtualRows.count == 200 - withNodes && test.tree.drawing.liveNodeCount == drawings)
    _ = test.tree.drawing.displayList(scale: 2, in: CGRect(x: 0, y: 24 * 100 + 2, width: 300, height: 20))
    // Neighbours count as painted, too.
    #expect((1...6).contains(200 - withNodes - test.virtualRows.count) && test.tree.drawing.liveNodeCount > drawings)
    #expect(!test.tree.drawing.hasEdits && test.tree.drawing.editCount == edits)
    #expect(test.tree.isQuiet)
  }

  @Test func `a row whose size is known lays its texts out only when somebody looks near it`() {
    let engine = CountingEngine()
    let remote = Remote<(count: Int, suffix: String)>()
    let test = ViewTest(
      Changing((count: 0, suffix: ""), remote) { shown in
        PatternRows(ids: Array(0..<shown.count), isApart: false) { LineRow(id: $0, label: "line \($0)\(shown.suffix)") { _ in } }
          .frame(width: 300, height: 400, alignment: .top)
      }, size: CGSize(width: 300, height: 400), host: { $0.textMeasurer = engine })
    test.turn { remote.set((withNodes, "")) }
    engine.count = 0
    test.turn { remote.set((400, "")) }
    // The first one, of four texts, stands for the others.
    #expect(engine.count > 0 && engine.count <= 2 * 4)
    engine.count = 0
    // It is another one then.
    test.turn { remote.set((400, "!")) }
    #expect(engine.count <= withNodes + 2 * 4)
    engine.count = 0
    #expect(test.tree.drawing.displayList(scale: 2, in: CGRect(x: 0, y: 24 * 200.5, width: 300, height: 2)).dump().contains("line 200!"))
    #expect(engine.count > 0 && engine.count < 5 * 100)
    #expect(test.virtualRows.count >= 400 - withNodes - 5)
    #expect(test.tree.drawing.checkInvariants() == [] && test.tree.isQuiet)
  }

  @Test func `a row that comes from far below damages its places and no more`() {
    let remote = Remote<[Int]>()
    let test = lines(remote)
    _ = test.tree.drawing.displayList(scale: 1, in: CGRect(x: 0, y: 0, width: 300, height: 400))
    var ids = Array(1...200)
    ids.swapAt(5, 190)
    remote.set(ids)
    _ = test.tree.drawing.drainDamage(scale: 1)
    test.tree.runTurn()
    let damage = test.tree.drawing.drainDamage(scale: 1).filter { $0.minY < 1000 }
    #expect(!damage.isEmpty && damage.allSatisfy { $0.minY >= 5 * 24 - 10 && $0.maxY <= 6 * 24 + 10 })
  }

  @Test func `a row that was painted while it changed is damaged where it is`() {
    let remote = Remote<[Int]>()
    let test = lines(remote)
    _ = test.tree.drawing.drainDamage(scale: 1)
    let place = CGRect(x: 0, y: 24 * 100, width: 300, height: 24)
    _ = test.tree.drawing.displayList(scale: 1, in: place)
    guard let row = test.rows.dropFirst(100).first, let label = row.firstInside(where: { $0.behaviorName == "TextBehavior" }) else {
      Issue.record("The row has no text.")
      return
    }
    label.show(.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(.black), FillStyle()))
    let damage = test.tree.drawing.drainDamage(scale: 1)
    #expect(!damage.isEmpty && damage.allSatisfy { place.intersects($0) })
  }

  @Test func `a button below the window does its own deed when it is hit`() {
    var log: [String] = []
    let remote = Remote<[Int]>()
    let test = lines(remote) { log.append($0) }
    let untouched = test.virtualRows.count
    let place = CGPoint(x: 20 + 50, y: 24 * 150 + 12)
    test.turn { test.tree.pointer.dispatch(.began(place)) }
    test.turn { test.tree.pointer.dispatch(.ended(place)) }
    #expect(log == ["select 151"])
    #expect(test.virtualRows.count == untouched - 1)
    test.turn { remote.set(Array(1...200).reversed()) }
    #expect(test.textItems.contains { $0.string == "line 151" })
  }

  @Test func `a button that was painted hears that it is off`() {
    var log: [String] = []
    let (remote, enabled) = (Remote<[Int]>(), Remote<Bool>())
    let test = ViewTest(
      Changing(true, enabled) { isEnabled in
        Changing([], remote) { PatternRows(ids: $0, isApart: false) { id in LineRow(id: id, label: "line") { log.append($0) } } }
          .disabled(!isEnabled)
          .frame(width: 300, height: 400, alignment: .top)
      }, size: CGSize(width: 300, height: 400))
    test.turn { remote.set(Array(1...100)) }
    let place = CGRect(x: 0, y: 24 * 80, width: 300, height: 24)
    _ = test.tree.drawing.displayList(scale: 1, in: place)
    test.turn { enabled.set(false) }
    for point in [CGPoint(x: 70, y: place.midY), CGPoint(x: 70, y: place.midY + 24)] {
      test.turn { test.tree.pointer.dispatch(.began(point)) }
      test.turn { test.tree.pointer.dispatch(.ended(point)) }
    }
    #expect(log == [])
    test.turn { enabled.set(true) }
    test.turn { test.tree.pointer.dispatch(.began(CGPoint(x: 70, y: place.midY))) }
    test.turn { test.tree.pointer.dispatch(.ended(CGPoint(x: 70, y: place.midY))) }
    #expect(log == ["select 81"])
  }

  /// Has the last ten of 100 rows say how long it is until a date.
  private func speakOfNow(fromTheStart isFromTheStart: Bool) {
    let clock = StandingClock()
    CombineTime.withSource(clock) {
      let remote = Remote<(count: Int, speak: Bool)>()
      let date = clock.date.addingTimeInterval(59.5)
      let test = ViewTest(
        Changing((count: 0, speak: isFromTheStart), remote) { shown in
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<shown.count, id: \.self) { id in id >= 90 && shown.speak ? Text(date, style: .timer) : Text(verbatim: "-") }
          }
          .fixedSize().frame(width: 100, height: 100, alignment: .top)
        })
      test.turn { remote.set((100, isFromTheStart)) }
      #expect(test.virtualRows.count == (isFromTheStart ? 90 : 100) - withNodes)
      // Has the drawing know what is painted where.
      _ = test.tree.drawing.displayList(scale: 1, in: CGRect(x: 0, y: 0, width: 100, height: 10))
      test.turn { remote.set((100, true)) }
      #expect(test.rows.count == 100)
      #expect(test.virtualRows.count == 90 - withNodes)
      #expect(test.tree.drawing.checkInvariants() == [])
      @MainActor func spoken() -> [String] { test.textItems.map(\.string).filter { $0 != "-" } }
      #expect(spoken() == Array(repeating: "1:00", count: 10))
      #expect(clock.waiting == Array(repeating: 0.5, count: 10))
      test.turn { clock.advance(0.5) }
      #expect(spoken() == Array(repeating: "0:59", count: 10))
      #expect(clock.waiting.count == 10)
    }
  }

  @Test func `a text that speaks of now has nodes wherever it is, and goes on speaking`() { speakOfNow(fromTheStart: true) }

  @Test func `so has one that begins to speak of now`() { speakOfNow(fromTheStart: false) }

  @Test func `rows that go leave nothing behind, seen or not`() {
    final class Thing: Identifiable {}
    struct Holding: View {
      let thing: Thing
      var body: some View { Button(action: { [thing] in _ = thing }) { Text(verbatim: "held") }.buttonStyle(.plain) }
    }
    weak var (one, last): (Thing?, Thing?)
    let remote = Remote<[Thing]>()
    let test = ViewTest(
      Changing([], remote) { (things: [Thing]) in
        VStack { ForEach(things) { Holding(thing: $0) } }.fixedSize().frame(width: 100, height: 100, alignment: .top)
      })
    let drawings = test.tree.drawing.liveNodeCount
    do {
      let things = (0..<120).map { _ in Thing() }
      test.turn { remote.set(things) }
      (one, last) = (things[90], things[119])
    }
    #expect(test.virtualRows.count == 120 - withNodes)
    _ = test.tree.drawing.displayList(scale: 1, in: CGRect(x: 0, y: 2200, width: 100, height: 300))
    #expect(test.virtualRows.count < 120 - withNodes && !test.virtualRows.isEmpty)
    test.turn { remote.set([]) }
    test.turn()
    #expect(one == nil && last == nil)
    #expect(test.tree.drawing.liveNodeCount == drawings)
  }
}

extension ViewTest {
  /// The children of the first node that has more than one.
  fileprivate var rows: [ViewNode] {
    var node: ViewNode = tree.root
    while node.children.count == 1 { node = node.children[0] }
    return Array(node.children)
  }

  /// Those of the rows without nodes.
  fileprivate var virtualRows: [ViewNode] { rows.filter(\.isVirtual) }
}

extension ViewNode {
  /// The first node below this one of which a condition holds.
  fileprivate func firstInside(where condition: (ViewNode) -> Bool) -> ViewNode? {
    for child in children {
      if condition(child) { return child }
      if let found = child.firstInside(where: condition) { return found }
    }
    return nil
  }
}

/// Counts the texts that are laid out.
private final class CountingEngine: TextLayoutEngine, @unchecked Sendable {
  var count = 0
  private let table = FixedAdvanceMeasurer()

  func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
    count += 1
    return table.size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
  }

  func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    count += 1
    return table.layout(text, style: style, proposal: proposal)
  }

  func onlyLine(of text: StyledText) -> OnlyLine? {
    count += 1
    return table.onlyLine(of: text)
  }

  func mostRoom(ofCharacterIn font: ResolvedFont) -> CGSize? { table.mostRoom(ofCharacterIn: font) }
}

/// Numbers that are the same in each run (xorshift).
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }
}
