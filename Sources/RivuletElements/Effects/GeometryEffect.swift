public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletGeometry
import RivuletGraph

/// A modifier that transforms the drawing of its content without changing the layout.
///
/// When its animatable data changes in an animation, `effectValue(size:)` is called in each frame, and no body is evaluated.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for content of the given size, relative to its top-left corner.
  func effectValue(size: CGSize) -> ProjectionTransform

  /// A Boolean value that indicates whether geometry readers in the content account for the transform.
  static var _affectsLayout: Bool { get }
}

extension GeometryEffect {
  /// A Boolean value that is always true, so that geometry readers account for the transform.
  public static var _affectsLayout: Bool { true }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    // The effect is the only property of `GeometryEffectModifier`, so the modifier and the effect have the same location in memory.
    let wrapped = _GraphValue(modifier.attribute.field(GeometryEffectModifier<Self>.self, at: 0))
    return GeometryEffectModifier<Self>.wrapNodes(of: body(&inputs), modifier: wrapped, inputs: inputs)
  }

  /// Returns this effect in a form that geometry readers in the content ignore.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}
