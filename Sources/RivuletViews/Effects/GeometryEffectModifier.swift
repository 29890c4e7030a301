import Foundation
import RivuletAnimation
import RivuletCore
import RivuletGeometry

/// Makes the nodes of a geometry effect. Invariant: the effect is its only property, so that it lies where the effect lies.
struct GeometryEffectModifier<Effect: GeometryEffect>: NodeModifier {
  typealias Body = Never

  let effect: Effect

  static func makeBehavior(_ inputs: _ViewListInputs) -> GeometryEffectBehavior<Effect> { GeometryEffectBehavior(effect: nil) }

  func update(_ node: BehaviorNode<GeometryEffectBehavior<Effect>>, environment: EnvironmentReader) {
    node.update(GeometryEffectBehavior(effect: effect))
  }
}

/// The node behaviour of a geometry effect.
struct GeometryEffectBehavior<Effect: GeometryEffect>: AnimatableBehavior {
  static var hasDrawing: Bool { true }
  static var growsGradually: Bool { true }
  static var movesAsOne: Bool { true }
  static var passesLayout: Bool { true }
  static var hidesTransform: Bool { !Effect._affectsLayout }

  /// Nil until the modifier's rule has run.
  var effect: Effect?

  var animatableData: Effect.AnimatableData {
    get { effect?.animatableData ?? .zero }
    set { effect?.animatableData = newValue }
  }

  func leads(to next: GeometryEffectBehavior) -> Bool { effect != nil && next.effect != nil }

  private func transform(in size: CGSize) -> ProjectionTransform? {
    guard let transform = effect?.effectValue(size: size), !transform.isIdentity else { return nil }
    return FiniteNumber.projection(transform, of: "effectValue(size:)")
  }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let transform = transform(in: node.drawnSize)
    if let transform, transform.inverse == nil { Self.reportSingular(node) }
    node.surroundings.drawing.setProjection(transform, of: drawing)
  }

  /// What is beside or behind the eye, or squeezed to nothing, cannot be hit.
  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? {
    guard let transform = transform(in: node.drawnSize) else { return point }
    return transform.source(of: point)
  }

  func contentTransform(of node: ViewNode) -> ProjectionTransform? { transform(in: node.size) }

  func change(from old: GeometryEffectBehavior, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .drawing
  }
}
