import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import RivuletTree

/// A tree of nodes that were made by hand, without a view or a graph.
@MainActor
final class NodeTree {
  /// Stands for the content that nodes go with.
  final class Owner: NodeOwner {
    var isRemoved = false
    var isLeavingOrRemoved: Bool { isRemoved }
  }

  let owner = Owner()
  let surroundings = NodeSurroundings(TextSystem(FixedAdvanceMeasurer()))
  private(set) var root: BehaviorNode<RootBehavior>!
  var size: CGSize

  /// A tree whose root shows what `content` makes; laid out and drawn.
  init(size: CGSize = CGSize(width: 100, height: 100), _ content: (NodeTree) -> [ViewNode]) {
    self.size = size
    root = node(RootBehavior())
    root.wasQueried = true
    let children = content(self)
    // Unless the content has made itself the contents of the root.
    if root.children.isEmpty { root.setFixedContents(children) }
    surroundings.drawing.setChildren(of: surroundings.drawing.root, to: root.drawing.map { [$0] } ?? [])
    layOut()
  }

  /// A node around one other, or without children so far.
  func node<Behavior: NodeBehavior>(_ behavior: Behavior, around child: ViewNode? = nil, of owner: Owner? = nil) -> BehaviorNode<Behavior> {
    BehaviorNode(behavior, around: child, owner: owner ?? self.owner, in: surroundings)
  }

  /// A container of nodes that stay.
  func node<Behavior: NodeBehavior>(_ behavior: Behavior, containing children: [ViewNode]) -> BehaviorNode<Behavior> {
    let node = node(behavior)
    node.setFixedContents(children)
    return node
  }

  /// A leaf of a fixed size.
  func box(_ name: String, _ width: CGFloat = 10, _ height: CGFloat = 10) -> BehaviorNode<BoxBehavior> {
    node(BoxBehavior(name: name, width: width, height: height))
  }

  /// What the frame does with nodes: layout, then what asks for it is drawn.
  func layOut() {
    surroundings.layout.run(below: root, ProposedViewSize(size))
    surroundings.layout.runDrawing()
  }

  /// What `change` has layout do.
  func counting(_ change: () -> Void) -> (measures: Int, placements: Int) {
    let before = surroundings.layoutCounters
    change()
    layOut()
    let after = surroundings.layoutCounters
    return (after.measures - before.measures, after.placements - before.placements)
  }
}

extension NodeTree {
  /// The leaves with their layout frames in root coordinates, in view order.
  var places: String {
    SemanticsTree(below: root).items().map { item in
      let frame = item.frameInRoot
      return "\(item.element.label ?? "") \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
    }
    .joined(separator: "; ")
  }

  /// The names of the leaves as they are painted, from back to front.
  var painted: String {
    func names(_ drawing: DrawingNode) -> [String] {
      let own = leaves.filter { $0.drawing === drawing && drawing.item != nil }.compactMap(\.semantics?.label)
      return own + drawing.children.flatMap(names)
    }
    return names(surroundings.drawing.root).joined(separator: " ")
  }

  private var leaves: [ViewNode] { SemanticsTree(below: root).items().map(\.node) }
}
