import Foundation
import RivuletGeometry
import RivuletTree
import Testing

/// A node remembers a few of its answers; one that it has forgotten counts as well.
@MainActor
struct ForgottenAnswerTests {
  /// Asks its child for so many widths, and is as wide as the third answer: the first that is forgotten.
  private struct Asking: NodeBehavior {
    let widths: Int

    func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
      let answers = (1...max(widths, 3)).map { node.children[0].measure(ProposedViewSize(width: Double($0), height: 10)) }
      return CGSize(width: answers[2].width, height: 10)
    }

    func placeChildren(of node: ViewNode) {
      node.place(node.children[0], at: .zero, proposal: ProposedViewSize(width: 1, height: 10))
    }

    func change(from old: Asking, in node: ViewNode) -> NodeChange { .nothing }
  }

  /// Has its own width under a proposal of three points, and ten points under all others.
  private struct Fussy: NodeBehavior {
    static var traits: NodeTraits { .draws }

    let width: CGFloat

    func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
      CGSize(width: proposal.width == 3 ? width : 10, height: 10)
    }

    func change(from old: Fussy, in node: ViewNode) -> NodeChange { width == old.width ? .nothing : .layout }
  }

  @Test(arguments: [3, 6, 7, 20])
  func `an answer that is forgotten is asked for again when it may have changed`(widths: Int) {
    var fussy: BehaviorNode<Fussy>?
    let tree = NodeTree { tree in
      let node = tree.node(Fussy(width: 20))
      fussy = node
      return [tree.node(Asking(widths: widths), containing: [node])]
    }
    for width: CGFloat in [20, 21, 22] {
      fussy?.update(Fussy(width: width))
      tree.layOut()
      #expect(tree.root.children[0].size.width == width)
    }
  }
}
