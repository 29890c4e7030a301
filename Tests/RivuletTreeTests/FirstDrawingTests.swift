import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletLayout
import RivuletTree
import Testing

/// What is new draws as soon as it has its place; what has drawn before waits until layout has ended.
@MainActor
struct FirstDrawingTests {
  /// A column that tells when it places what is in it and when it is drawn.
  private struct Sheet: NodeBehavior {
    static var traits: NodeTraits { .draws }

    let name: String
    let log: Log
    var shade = 0.0
    private var stack: StackBehavior { StackBehavior(.vertical()) }

    init(name: String, log: Log, shade: Double = 0) {
      self.name = name
      self.log = log
      self.shade = shade
    }

    func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { stack.size(of: node, proposal: proposal) }

    func placeChildren(of node: ViewNode) {
      log.lines.append("place \(name)")
      stack.placeChildren(of: node)
    }

    func draw(_ node: ViewNode) { log.lines.append("draw \(name)") }
    func change(from old: Sheet, in node: ViewNode) -> NodeChange { shade == old.shade ? .nothing : .drawing }
  }

  /// Two sheets with a leaf in each, and what they have logged.
  @MainActor
  private final class Sheets {
    let log = Log()
    let contents = Contents([])
    private(set) var tree: NodeTree!
    private var leaves: [BehaviorNode<BoxBehavior>] = []

    init() {
      tree = NodeTree { tree in
        contents.attach(to: tree.root)
        contents.set([sheet("upper", "a", in: tree), sheet("lower", "b", in: tree)])
        return contents.nodes
      }
    }

    private func leaf(_ name: String, _ width: CGFloat) -> BoxBehavior { BoxBehavior(name: name, width: width, height: 10, log: log) }

    private func sheet(_ name: String, _ content: String, _ width: CGFloat = 10, in tree: NodeTree) -> ViewNode {
      let node = tree.node(leaf(content, width))
      leaves.append(node)
      return tree.node(Sheet(name: name, log: log), containing: [node])
    }

    /// Gives the leaves other widths, and adds a sheet where there is one more.
    func setWidths(_ widths: [CGFloat]) {
      for (node, width) in zip(leaves, widths) { node.update(leaf(node.behavior.name, width)) }
      if widths.count > leaves.count { contents.set(contents.nodes + [sheet("third", "c", widths[2], in: tree)]) }
      tree.layOut()
    }
  }

  @Test func `what is new draws once, at its place, before what is around it`() {
    #expect(Sheets().log.lines == ["place upper", "draw a 10", "draw upper", "place lower", "draw b 10", "draw lower"])
  }

  @Test func `what has drawn before draws once, after all places`() {
    let sheets = Sheets()
    sheets.log.lines = []
    sheets.setWidths([20, 30])
    #expect(sheets.log.lines == ["place upper", "place lower", "draw a 20", "draw upper", "draw b 30", "draw lower"])
  }

  @Test func `what comes draws at its place while what was there waits`() {
    let sheets = Sheets()
    sheets.log.lines = []
    sheets.setWidths([20, 10, 40])
    #expect(
      sheets.log.lines == ["place upper", "place lower", "place third", "draw c 40", "draw third", "draw a 20", "draw upper"])
  }

  @Test func `a group that was told before its first place to draw draws after what is inside`() {
    let log = Log()
    _ = NodeTree { tree in
      let group = tree.node(
        Sheet(name: "group", log: log), containing: [tree.node(BoxBehavior(name: "a", width: 10, height: 10, log: log))])
      group.update(Sheet(name: "group", log: log, shade: 1))
      return [group]
    }
    #expect(log.lines == ["place group", "draw a 10", "draw group"])
  }

  @Test func `what a group paints is known once it was drawn`() throws {
    let tree = Sheets().tree!
    _ = tree.surroundings.drawing.drainDamage(scale: 1)
    let root = try #require(tree.root.drawing)
    #expect(root.paintedBoundsInRoot == CGRect(x: 45, y: 36, width: 10, height: 28))
    #expect(tree.surroundings.drawing.checkInvariants().isEmpty)
  }
}
