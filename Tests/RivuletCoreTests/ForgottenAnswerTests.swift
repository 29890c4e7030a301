import Foundation
import RivuletCore
import RivuletGeometry
import RivuletGraph
import Testing

/// A node remembers a few of its answers; one that it has forgotten counts as well.
@MainActor
struct ForgottenAnswerTests {
  /// Asks its child for so many widths, and is as wide as the third answer: the first that is forgotten.
  private struct Asking<Content: View>: ContainerView {
    typealias Body = Never

    let widths: Int
    let content: Content

    static func makeBehavior(_ inputs: _ViewListInputs) -> AskingBehavior { AskingBehavior(widths: 0) }

    func update(_ node: BehaviorNode<AskingBehavior>, environment: EnvironmentReader) { node.update(AskingBehavior(widths: widths)) }
  }

  private struct AskingBehavior: NodeBehavior {
    let widths: Int

    func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
      let answers = (1...max(widths, 3)).map { node.children[0].measure(ProposedViewSize(width: Double($0), height: 10)) }
      return CGSize(width: answers[2].width, height: 10)
    }

    func placeChildren(of node: ViewNode) {
      node.place(node.children[0], at: .zero, proposal: ProposedViewSize(width: 1, height: 10))
    }
  }

  /// Has its own width under a proposal of three points, and ten points under all others.
  private struct Fussy: LeafView {
    typealias Body = Never

    let width: CGFloat

    static func makeBehavior(_ inputs: _ViewListInputs) -> FussyBehavior { FussyBehavior(width: 0) }

    func update(_ node: BehaviorNode<FussyBehavior>, environment: EnvironmentReader) { node.update(FussyBehavior(width: width)) }
  }

  private struct FussyBehavior: NodeBehavior {
    static var hasDrawing: Bool { true }

    let width: CGFloat

    func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
      CGSize(width: proposal.width == 3 ? width : 10, height: 10)
    }
  }

  private struct Root: View {
    let widths: Int
    let remote: Remote
    @State private var width: CGFloat = 20

    var body: some View {
      let _ = remote.press = { width += 1 }
      Asking(widths: widths, content: Fussy(width: width))
    }
  }

  @Test(arguments: [3, 6, 7, 20])
  func `an answer that is forgotten is asked for again when it may have changed`(widths: Int) {
    let remote = Remote()
    let test = TestTree(Root(widths: widths, remote: remote))
    for width: CGFloat in [20, 21, 22] {
      #expect(test.tree.root.children[0].size.width == width)
      test.turn { remote.press() }
    }
  }
}
