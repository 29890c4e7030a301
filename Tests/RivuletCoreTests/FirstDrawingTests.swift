import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletLayout
import Testing

/// What is new draws as soon as it has its place; what has drawn before waits until layout has ended.
@MainActor
struct FirstDrawingTests {
  @Test func `what is new draws once, at its place, before what is around it`() {
    let log = DrawingLog()
    _ = TestTree(Sheets(log: log))
    #expect(log.lines == ["place upper", "draw a 10", "draw upper", "place lower", "draw b 10", "draw lower"])
  }

  @Test func `what has drawn before draws once, after all places`() {
    let log = DrawingLog()
    let test = TestTree(Sheets(log: log))
    log.lines = []
    test.turn { log.setWidths([20, 30]) }
    #expect(log.lines == ["place upper", "place lower", "draw a 20", "draw upper", "draw b 30", "draw lower"])
  }

  @Test func `what comes draws at its place while what was there waits`() {
    let log = DrawingLog()
    let test = TestTree(Sheets(log: log))
    log.lines = []
    test.turn { log.setWidths([20, 10, 40]) }
    #expect(log.lines == ["place upper", "place lower", "place third", "draw c 40", "draw third", "draw a 20", "draw upper"])
  }

  @Test func `a group that was told before its first place to draw draws after what is inside`() {
    let log = DrawingLog()
    _ = TestTree(Sheet(name: "group", log: log, shade: 1) { Leaf(name: "a", width: 10, log: log) })
    #expect(log.lines == ["place group", "draw a 10", "draw group"])
  }

  @Test func `what a group paints is known once it was drawn`() throws {
    let test = TestTree(Sheets(log: DrawingLog()))
    _ = test.tree.drawing.drainDamage(scale: 1)
    let root = try #require(test.tree.root.drawing)
    #expect(root.paintedBoundsInRoot == CGRect(x: 45, y: 36, width: 10, height: 28))
    #expect(test.tree.drawing.checkInvariants().isEmpty)
  }
}

@MainActor
private final class DrawingLog {
  var lines: [String] = []
  var setWidths: ([CGFloat]) -> Void = { _ in }
}

private struct Sheets: View {
  let log: DrawingLog
  @State var widths: [CGFloat] = [10, 10]

  var body: some View {
    let _ = log.setWidths = { widths = $0 }
    Sheet(name: "upper", log: log) { Leaf(name: "a", width: widths[0], log: log) }
    Sheet(name: "lower", log: log) { Leaf(name: "b", width: widths[1], log: log) }
    if widths.count > 2 {
      Sheet(name: "third", log: log) { Leaf(name: "c", width: widths[2], log: log) }
    }
  }
}

/// A leaf that tells when it is drawn and how wide.
private struct Leaf: LeafView, NodeBehavior {
  typealias Body = Never

  static var hasDrawing: Bool { true }

  let name: String
  let width: CGFloat
  let log: DrawingLog?

  static func makeBehavior(_ inputs: _ViewListInputs) -> Leaf { Leaf(name: "", width: 0, log: nil) }

  func update(_ node: BehaviorNode<Leaf>, environment: EnvironmentReader) { node.update(self) }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { CGSize(width: width, height: 10) }

  func draw(_ node: ViewNode) {
    log?.lines.append("draw \(name) \(Int(node.size.width))")
    node.show(.fill(Path(CGRect(origin: .zero, size: node.size)), .color(.black), FillStyle()))
  }

  func change(from old: Leaf, in node: ViewNode) -> NodeChange { width == old.width ? .nothing : .layout }
}

/// A column that tells when it places what is in it and when it is drawn.
private struct Sheet<Content: View> {
  let name: String
  let log: DrawingLog
  let shade: Double
  let content: Content

  init(name: String, log: DrawingLog, shade: Double = 0, @ViewBuilder content: () -> Content) {
    self.name = name
    self.log = log
    self.shade = shade
    self.content = content()
  }
}

extension Sheet: ContainerView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> SheetBehavior { SheetBehavior(name: "", log: nil, shade: 0) }

  func update(_ node: BehaviorNode<SheetBehavior>, environment: EnvironmentReader) {
    node.update(SheetBehavior(name: name, log: log, shade: shade))
  }
}

private struct SheetBehavior: NodeBehavior {
  static var hasDrawing: Bool { true }

  let name: String
  let log: DrawingLog?
  let shade: Double
  private let stack = StackBehavior(.vertical())

  init(name: String, log: DrawingLog?, shade: Double) {
    self.name = name
    self.log = log
    self.shade = shade
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { stack.size(of: node, proposal: proposal) }

  func placeChildren(of node: ViewNode) {
    log?.lines.append("place \(name)")
    stack.placeChildren(of: node)
  }

  func draw(_ node: ViewNode) { log?.lines.append("draw \(name)") }

  func change(from old: SheetBehavior, in node: ViewNode) -> NodeChange { shade == old.shade ? .nothing : .drawing }
}
