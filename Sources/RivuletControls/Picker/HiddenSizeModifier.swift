import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletLayout

/// A modifier that shows one of several views in the same position. A hidden view can preserve its width.
struct HiddenSizeModifier: BehaviorModifier {
  let isSeen: Bool
  let keepsWidth: Bool

  static var initial: HiddenSizeModifier { HiddenSizeModifier(isSeen: true, keepsWidth: false) }
  static var traits: NodeTraits { .draws }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let size = node.child.measure(proposal)
    return isSeen ? size : keepsWidth ? CGSize(width: size.width, height: 0) : .zero
  }

  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { isSeen ? .source(node) : .none }

  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    isSeen ? node.child.explicitGuide(key, size: size, proposal: proposal) : nil
  }

  func update(_ node: BehaviorNode<HiddenSizeModifier>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.isHidden = !isSeen
    node.semantics = element
    node.update(self)
  }

  func draw(_ node: ViewNode) {
    if let drawing = node.drawing { node.surroundings.drawing.setHidden(!isSeen, of: drawing) }
  }

  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { isSeen ? point : nil }

  func change(from old: HiddenSizeModifier, in node: ViewNode) -> NodeChange {
    isSeen == old.isSeen && keepsWidth == old.keepsWidth ? .nothing : .answers
  }
}
