public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletGeometry
import RivuletGraph

/// A modifier that draws its content under a map of the plane; the place in the layout stays.
///
/// Where its animatable data changes under an animation, `effectValue(size:)` is asked in each frame, and no body is evaluated for it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for content of a size, about its top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform

  /// Whether readers of geometry in the content see the map.
  static var _affectsLayout: Bool { get }
}

extension GeometryEffect {
  /// Readers of geometry see the map.
  public static var _affectsLayout: Bool { true }

  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    // One property of that type is all there is to the modifier that makes the nodes: it lies where the effect lies.
    let wrapped = _GraphValue(modifier.attribute.field(GeometryEffectModifier<Self>.self, at: 0))
    return GeometryEffectModifier<Self>.wrapNodes(of: body(&inputs), modifier: wrapped, inputs: inputs)
  }

  /// The same effect, which geometry readers in the content do not see.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}
