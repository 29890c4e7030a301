import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletLayout

/// A label that is always read, but takes room and shows only where the idiom wants it.
struct SpokenLabelModifier: BehaviorModifier {
  let isShown: Bool
  /// Whether its wishes for its neighbours hold outside; not in a field, which keeps its distance whether a label stands in it or not.
  var keepsSpacing = true

  static var initial: SpokenLabelModifier { SpokenLabelModifier(isShown: true) }

  static var hasDrawing: Bool { true }

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
