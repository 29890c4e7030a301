import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletGraph

/// A view tree on a test host, with the invariants of its graph checked after each turn.
@MainActor
final class TestTree {
  let services = TestServices()
  let tree: ViewTree

  init<Root: View>(_ root: Root, size: CGSize = CGSize(width: 100, height: 100)) {
    tree = ViewTree(root, services: services, size: size, environment: EnvironmentValues())
    turn()
  }

  func turn(_ event: () -> Void = {}) {
    event()
    var turns = 0
    repeat {
      tree.runTurn()
      turns += 1
    } while !tree.isQuiet && turns < 20
    let violations = tree.isQuiet ? tree.checkInvariants() : tree.graph.checkInvariants()
    precondition(violations.isEmpty, violations.joined(separator: "\n"))
  }
}

/// A leaf with a name; its size is fixed.
struct Box {
  var name: String
  var width: CGFloat = 10
  var height: CGFloat = 10
}

extension Box: LeafView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> BoxBehavior { BoxBehavior(box: Box(name: "")) }

  func update(_ node: BehaviorNode<BoxBehavior>, environment: EnvironmentReader) {
    node.semantics = SemanticsElement(role: .text, label: name)
    node.update(BoxBehavior(box: self))
  }
}

struct BoxBehavior: NodeBehavior {
  static var traits: NodeTraits { .draws }

  let box: Box

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { CGSize(width: box.width, height: box.height) }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let shade = Float(box.name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 251 }) / 251
    node.tree.drawing.setItem(
      .fill(Path(CGRect(origin: .zero, size: node.size)), .color(PaintColor(linearRed: shade, green: 0, blue: 0)), FillStyle()), of: drawing
    )
  }
}

extension TestTree {
  /// The names of the boxes that are in the tree, in view order.
  var names: String {
    SemanticsTree(tree).items().compactMap(\.element.label).joined(separator: " ")
  }
}
