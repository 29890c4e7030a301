import Foundation
public import RivuletCore
import RivuletDrawing

/// A modifier that hides its content from sight, touch and assistive technology. The content keeps its space, state and lifetime (B4.07).
struct HiddenEffect: NodeModifier, NodeBehavior {
  typealias Body = Never

  static var traits: NodeTraits { [.draws, .passesLayout] }

  static func makeBehavior(_ inputs: _ViewListInputs) -> HiddenEffect { HiddenEffect() }

  func update(_ node: BehaviorNode<HiddenEffect>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.isHidden = true
    node.semantics = element
    if node.attachment(HiddenContent.self) == nil { node.attach(HiddenContent()) }
  }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setHidden(true, of: drawing)
  }

  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { nil }
  func change(from old: HiddenEffect, in node: ViewNode) -> NodeChange { .nothing }
}

extension View {
  /// Hides this view. The view keeps its space, and its lifetime continues (B4.07).
  nonisolated public func hidden() -> some View {
    modifier(HiddenEffect())
  }
}
