import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletViews
import Testing

/// New rows that are proposed the same whatever the others say are laid out and drawn as they are made, some at a time; all others wait for the
/// layout pass.
@MainActor
struct EarlyLayoutTests {
  @Test func `rows of a stack without end are laid out one after the other, with what is inside`() {
    let log = LayoutLog()
    let test = ViewTest(Rows(log) { Probe<Own>(name: $0, log: log) })
    test.turn { log.set([1, 2]) }
    #expect(log.lines == ["row 1", "row 2", "size 1", "draw 1", "size 2", "draw 2"])
    log.lines = []
    test.turn { log.set([1, 3, 2]) }
    #expect(log.lines == ["row 3", "size 3", "draw 3", "row 1", "row 2"])
  }

  @Test func `many rows are laid out some at a time, before the next are made`() {
    let log = LayoutLog()
    let test = ViewTest(Rows(log) { Probe<Own>(name: $0, log: log) })
    test.turn { log.set(Array(0..<40)) }
    func lines(_ ids: Range<Int>) -> [String] { ids.map { "row \($0)" } + ids.flatMap { ["size \($0)", "draw \($0)"] } }
    #expect(log.lines == lines(0..<16) + lines(16..<32) + lines(32..<40))
  }

  @Test func `all parts of a row are laid out with it`() throws {
    let log = LayoutLog()
    let test = ViewTest(
      Rows(log) { name in
        HStack(spacing: 0) {
          Probe<Own>(name: name, log: log).padding(2)
          Color.red
        }
        .background(Capsule().fill(Color.blue)).opacity(0.5)
      })
    test.turn { log.set([1, 2]) }
    #expect(log.lines.filter { !$0.hasPrefix("size") } == ["row 1", "row 2", "draw 1", "draw 2"])
    let place = try #require(log.lines.firstIndex(of: "draw 1"))
    #expect(log.lines.firstIndex(of: "size 2") ?? 0 > place)
  }

  @Test func `views of a layered stack are laid out early too`() {
    let log = LayoutLog()
    let test = ViewTest(
      Changing([Int](), log.remote) { ids in
        ZStack { ForEach(ids, id: \.self) { Probe<Own>(name: log.row($0), log: log) } }
      })
    test.turn { log.set([1, 2]) }
    #expect(log.lines == ["row 1", "row 2", "size 1", "draw 1", "size 2", "draw 2"])
  }

  @Test func `rows that share a length wait for each other`() {
    let log = LayoutLog()
    let test = ViewTest(Rows(log, isEndless: false) { Probe<Own>(name: $0, log: log) })
    test.turn { log.set([1, 2]) }
    #expect(log.lines.prefix(2) == ["row 1", "row 2"])
    #expect(log.lines.filter { $0.hasPrefix("draw") } == ["draw 1", "draw 2"])
  }

  @Test func `rows wait before the first layout`() {
    let log = LayoutLog()
    _ = ViewTest(Rows(log, ids: [1, 2]) { Probe<Own>(name: $0, log: log) })
    #expect(log.lines == ["row 1", "row 2", "size 1", "size 2", "draw 1", "draw 2"])
  }

  @Test func `what asks others waits for the layout pass`() {
    let log = LayoutLog()
    let test = ViewTest(Rows(log) { Probe<Foreign>(name: $0, log: log) })
    test.turn { log.set([1, 2]) }
    #expect(log.lines == ["row 1", "row 2", "size 1", "size 2", "draw 1", "draw 2"])
  }

  @Test func `a reader of geometry gets its content after all rows`() {
    let log = LayoutLog()
    let test = ViewTest(
      Rows(log) { name in
        GeometryReader { _ in
          let _ = log.lines.append("content \(name)")
          Color.red
        }
      })
    test.turn { log.set([1, 2]) }
    #expect(log.lines == ["row 1", "row 2", "content 1", "content 2"])
  }

  @Test func `the code of an app for guides and outlines runs in the layout pass`() {
    let log = LayoutLog()
    let test = ViewTest(
      Rows(log) { name in
        Color.red.frame(width: 10, height: 10).alignmentGuide(HorizontalAlignment.center) { dimensions in
          log.lines.append("guide \(name)")
          return dimensions.width
        }
      })
    test.turn { log.set([1, 2]) }
    #expect(log.lines.prefix(2) == ["row 1", "row 2"])
    #expect(Set(log.lines.dropFirst(2)) == ["guide 1", "guide 2"])

    let outlines = LayoutLog()
    let shapes = ViewTest(Rows(outlines) { Slash(name: $0, lines: { line in outlines.lines.append(line) }).fill(Color.red) })
    shapes.turn { outlines.set([1, 2]) }
    #expect(outlines.lines == ["row 1", "row 2", "path 1", "path 2"])
  }

  @Test func `a row with content that comes and goes waits until that was collected`() {
    let log = LayoutLog()
    let test = ViewTest(
      Rows(log) { name in
        HStack { if !name.isEmpty { Probe<Own>(name: name, log: log) } }
      })
    test.turn { log.set([1, 2]) }
    #expect(log.lines == ["row 1", "row 2", "size 1", "size 2", "draw 1", "draw 2"])
  }

  @Test func `a row is laid out anew where another proposal comes in the same turn`() {
    let remote = Remote<TableState>()
    let test = ViewTest(Changing(TableState(width: 50, count: 1), remote) { Table(state: $0) })
    test.turn { remote.set(TableState(width: 80, count: 4)) }
    let fresh = ViewTest(Table(state: TableState(width: 80, count: 4)))
    #expect(test.tree.layoutDump() == fresh.tree.layoutDump())
    #expect(test.picture == fresh.picture)
    #expect(test.tree.drawing.checkInvariants().isEmpty)
  }
}

@MainActor
private final class LayoutLog {
  var lines: [String] = []
  let remote = Remote<[Int]>()

  func set(_ ids: [Int]) { remote.set(ids) }

  func row(_ id: Int) -> String {
    lines.append("row \(id)")
    return "\(id)"
  }
}

/// Rows in a stack that is as tall as they are, or as a frame says.
private struct Rows<Row: View>: View {
  let log: LayoutLog
  let isEndless: Bool
  let ids: [Int]
  let row: (String) -> Row

  init(_ log: LayoutLog, isEndless: Bool = true, ids: [Int] = [], @ViewBuilder row: @escaping (String) -> Row) {
    self.log = log
    self.isEndless = isEndless
    self.ids = ids
    self.row = row
  }

  var body: some View {
    Changing(ids, log.remote) { ids in
      VStack(spacing: 0) { ForEach(ids, id: \.self) { row(log.row($0)) } }
        .fixedSize(horizontal: false, vertical: isEndless)
        .frame(width: 80, height: 90)
    }
  }
}

private struct TableState: Equatable {
  let width: CGFloat
  let count: Int
}

/// Rows that take the width that there is.
private struct Table: View {
  let state: TableState

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(0..<state.count, id: \.self) { index in
        HStack { Text(verbatim: "row \(index)").frame(maxWidth: .infinity).background(Color.blue) }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: state.width)
  }
}

@MainActor
private protocol ProbeKind {
  static var isSelfContained: Bool { get }
}

/// That of a leaf that asks nobody.
private enum Own: ProbeKind {
  static var isSelfContained: Bool { true }
}

/// That of a leaf that may ask anybody.
private enum Foreign: ProbeKind {
  static var isSelfContained: Bool { false }
}

/// A leaf that tells when it is measured and drawn.
private struct Probe<Kind: ProbeKind>: LeafView, NodeBehavior {
  typealias Body = Never

  static var hasDrawing: Bool { true }
  static var isSelfContained: Bool { Kind.isSelfContained }

  let name: String
  let log: LayoutLog?

  static func makeBehavior(_ inputs: _ViewListInputs) -> Probe { Probe(name: "", log: nil) }

  func update(_ node: BehaviorNode<Probe>, environment: EnvironmentReader) { node.update(self) }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    log?.lines.append("size \(name)")
    return CGSize(width: 10, height: 10)
  }

  func draw(_ node: ViewNode) { log?.lines.append("draw \(name)") }

  func change(from old: Probe, in node: ViewNode) -> NodeChange { name == old.name ? .nothing : .layout }
}

/// A shape of an app, which tells when it is asked for its outline.
private struct Slash: Shape {
  let name: String
  let lines: @MainActor @Sendable (String) -> Void

  nonisolated func path(in rect: CGRect) -> Path {
    MainActor.assumeIsolated { lines("path \(name)") }
    return Path(rect)
  }
}
