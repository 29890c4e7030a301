import Foundation
public import RivuletCore

@available(macOS 15.0, visionOS 2.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the appearance of the pointer over this view. If the style is nil, the styles of inner and enclosing views apply.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(kind: style?.kind))
  }
}

/// A modifier that sets the appearance of the pointer over a view.
struct PointerStyleModifier {
  package let kind: PointerStyle.Kind?
}

extension PointerStyleModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    if kind?.isEmpty == true {
      RuntimeIssue.reportOnce(
        .invalidValue, typeName: "PointerStyle",
        "A pointer style for resizing has no directions; the pointer is an arrow. Specify at least one direction, or nil for no style.")
    }
    let shape = kind.map { PointerStyle(kind: $0).shape(environment.values.layoutDirection) }
    let responder = node.responder as? PointerStyleResponder ?? PointerStyleResponder()
    if responder.shape != shape {
      responder.shape = shape
      node.tree.hover.shapeMayChange()
    }
    node.responder = responder
  }
}

/// The responder that provides the appearance of the pointer over a node.
final class PointerStyleResponder: EventResponder {
  var shape: PointerShape?
  var takesPointers: Bool { false }
  var isControl: Bool { false }

  func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? { shape }
}
