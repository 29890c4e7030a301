import RivuletAnimation
package import RivuletGraph
import RivuletTree

/// Animates a view or modifier by setting its animatable data in each frame and evaluating its body with the result (B6.05).
@MainActor
struct AnimatableRule<Container: Animatable>: @MainActor Rule {
  private let source: Attribute<Container>
  private let transaction: Attribute<UpdateTransaction>
  private let motion: ValueMotion<Container.AnimatableData>
  private let scope: Scope
  /// The animatable data after the last update.
  private var target: Container.AnimatableData?

  init(source: Attribute<Container>, inputs: _ViewListInputs) {
    self.source = source
    transaction = inputs.transaction
    scope = inputs.scope
    motion = ValueMotion(in: inputs.scope)
  }

  mutating func update(_ output: borrowing RuleOutput<Container>) {
    var container = source.value
    let next = container.animatableData
    if let target, target != next { begin(next - target, output.id) }
    target = next
    if !motion.isEmpty { container.animatableData = next + motion.displacement }
    output.set(container)
  }

  private func begin(_ way: Container.AnimatableData, _ id: AttributeID) {
    let transaction = transaction.untrackedValue.transaction
    guard let animation = transaction.animation else { return }
    motion.begin(way, ChangeAnimation(animation.kind, listeners: transaction.completions), id, in: scope.tree)
  }

  static func areEqual(_ lhs: Container, _ rhs: Container) -> Bool { ViewComparison.areEqual(lhs, rhs) }

  static var name: String { "animatable \(_typeName(Container.self, qualified: false))" }
}

/// Animates the animatable data of a value and invalidates its rule in each frame.
@MainActor
private final class ValueMotion<Value: VectorArithmetic>: Mover {
  private var animations = RunningAnimations<Value>()
  private var waits = MotionWaits()
  private unowned let scope: Scope
  private var rule: AttributeID?
  /// The difference between the animatable data in this frame and its target.
  private(set) var displacement = Value.zero

  init(in scope: Scope) {
    self.scope = scope
  }

  var isEmpty: Bool { animations.isEmpty }

  func begin(_ way: Value, _ animation: ChangeAnimation, _ rule: AttributeID, in tree: ViewTree) {
    let now = tree.services.now
    self.rule = rule
    animations.add(way, by: animation.kind, at: now)
    waits.listen(animation, at: now)
    displacement = animations.displacement(at: now)
    tree.startMoving(self)
  }

  var comesToRest: Bool { animations.comesToRest }

  func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool {
    guard let rule, rule.isLive else {
      animations.removeAll()
      waits.endAll(&ended)
      return false
    }
    displacement = animations.displacement(at: time)
    waits.advance(to: time, isAtRest: animations.isEmpty, &ended)
    scope.tree.graph.invalidate(rule)
    return !animations.isEmpty
  }
}

extension ViewTree {
  /// Advances an animated value in each frame until it comes to rest.
  package func startMoving(_ mover: any Mover) {
    animations.add(mover)
    clock.follow(animations)
  }
}

extension _ViewListInputs {
  /// Returns the view or modifier in `source`, animated if its type is animatable.
  package func makeAnimatable<Container>(_ source: Attribute<Container>) -> Attribute<Container> {
    guard let type = Container.self as? any Animatable.Type else { return source }
    return makeMoving(type, source.untyped).field(Container.self, at: 0)
  }

  private func makeMoving<Container: Animatable>(_ type: Container.Type, _ source: Attribute<Void>) -> Attribute<Void> {
    if Container.AnimatableData.self == EmptyAnimatableData.self { return source }
    return makeRule(AnimatableRule(source: source.field(Container.self, at: 0), inputs: self)).untyped
  }
}
