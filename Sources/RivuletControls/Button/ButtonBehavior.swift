import Foundation
import RivuletCore

/// The behaviour of a button in a built-in style. The button responds to presses anywhere inside its bounds, and its appearance determines
/// its opacity.
struct ButtonBehavior: NodeBehavior {
  static var traits: NodeTraits { [.draws, .borrowsDrawing, .keepsDrawing, .passesLayout] }

  let opacity: Double
  /// The enabled state to report to assistive technology; nil if an outer button, whose style contains this button, reports it.
  let reportedEnabledState: Bool?

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }

  func draw(_ node: ViewNode) {
    node.setOpacity(opacity)
  }

  func semantics(of node: ViewNode) -> SemanticsElement? { reportedEnabledState.map { .button(isEnabled: $0) } }

  func change(from old: ButtonBehavior, in node: ViewNode) -> NodeChange { opacity == old.opacity ? .nothing : .drawing }
}
