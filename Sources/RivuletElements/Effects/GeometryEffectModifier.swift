import Foundation
import RivuletAnimation
import RivuletCore
import RivuletGeometry

/// A modifier that creates the nodes of a geometry effect. Invariant: the effect is the only property, so that the modifier and the effect
/// have the same location in memory.
struct GeometryEffectModifier<Effect: GeometryEffect>: NodeModifier {
  typealias Body = Never

  let effect: Effect

  static func makeBehavior(_ inputs: _ViewListInputs) -> GeometryEffectBehavior<Effect> { GeometryEffectBehavior(effect: nil) }

  func update(_ node: BehaviorNode<GeometryEffectBehavior<Effect>>, environment: EnvironmentReader) {
    node.update(GeometryEffectBehavior(effect: effect))
  }
}

/// The node behaviour of a geometry effect.
struct GeometryEffectBehavior<Effect: GeometryEffect>: AnimatableBehavior, TransformBehavior {
  static var traits: NodeTraits {
    let traits: NodeTraits = [.draws, .growsGradually, .movesAsOne, .passesLayout]
    return Effect._affectsLayout ? traits : traits.union(.hidesTransform)
  }

  /// The effect, or nil before the modifier's rule has run.
  var effect: Effect?

  var animatableData: Effect.AnimatableData {
    get { effect?.animatableData ?? .zero }
    set { effect?.animatableData = newValue }
  }

  func leads(to next: GeometryEffectBehavior) -> Bool { effect != nil && next.effect != nil }

  func transform(in size: CGSize) -> ProjectionTransform? {
    guard let transform = effect?.effectValue(size: size), !transform.isIdentity else { return nil }
    return FiniteNumber.projection(transform, of: "effectValue(size:)")
  }
}
