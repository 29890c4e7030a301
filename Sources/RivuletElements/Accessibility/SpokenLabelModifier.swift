import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletLayout

/// A modifier that keeps its label available to accessibility. The label is visible and takes up space only if `isShown` is true.
package struct SpokenLabelModifier: BehaviorModifier {
  let isShown: Bool
  /// A Boolean value that indicates whether the label's spacing preferences apply to its surroundings. This property is false in a field,
  /// whose spacing is the same with or without a label.
  package var keepsSpacing = true

  package init(isShown: Bool, keepsSpacing: Bool = true) {
    self.isShown = isShown
    self.keepsSpacing = keepsSpacing
  }

  static var initial: SpokenLabelModifier { SpokenLabelModifier(isShown: true) }

  static var traits: NodeTraits { .draws }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    isShown ? node.children[0].measure(proposal) : .zero
  }

  func spacing(of node: ViewNode) -> ViewSpacing {
    guard keepsSpacing else { return ViewSpacing() }
    return isShown ? node.children[0].spacing : .zero
  }

  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    isShown && !node.children.isEmpty ? .source(node) : .none
  }

  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    isShown ? node.children[0].explicitGuide(key, size: size, proposal: proposal) : nil
  }

  func draw(_ node: ViewNode) {
    if let drawing = node.drawing { node.surroundings.drawing.setHidden(!isShown, of: drawing) }
  }

  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { isShown ? point : nil }

  func change(from old: SpokenLabelModifier, in node: ViewNode) -> NodeChange {
    isShown == old.isShown && keepsSpacing == old.keepsSpacing ? .nothing : .answers
  }
}
