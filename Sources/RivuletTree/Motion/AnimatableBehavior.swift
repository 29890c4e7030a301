import Foundation
package import RivuletAnimation

/// A behaviour with a part that may be shown between old and new (B6.03).
@MainActor
package protocol AnimatableBehavior: NodeBehavior {
  associatedtype AnimatableData: VectorArithmetic

  /// The part that is shown gradually; `draw`, hits and effects go by it, layout does not.
  var animatableData: AnimatableData { get set }

  /// Whether there is a way from one to the other; where there is none, the new one is shown at once.
  func leads(to next: Self) -> Bool
  /// What the way to another one begins at; nil where there is none.
  func beginning(of next: Self) -> Self?
}

extension AnimatableBehavior {
  package func leads(to next: Self) -> Bool { true }
  package func beginning(of next: Self) -> Self? { leads(to: next) ? self : nil }

  package static func way(from old: Self, to next: Self) -> BehaviorWay? {
    guard let beginning = old.beginning(of: next) else { return nil }
    let way = next.animatableData - beginning.animatableData
    return way == .zero ? nil : TypedBehaviorWay<Self>(way)
  }

  package static func shown(_ behavior: Self, by motion: BehaviorMotion) -> Self {
    guard let motion = motion as? TypedBehaviorMotion<Self> else { return behavior }
    var shown = behavior
    shown.animatableData += motion.displacement
    return shown
  }
}

/// How far a behaviour is from the one before.
@MainActor
package class BehaviorWay {
  fileprivate init() {}

  /// A motion of the behaviours that the way is between.
  func makeMotion() -> BehaviorMotion { BehaviorMotion() }

  /// Has a motion go this way.
  func add(to motion: BehaviorMotion, by kind: AnimationKind?, at time: Double) {}
}

private final class TypedBehaviorWay<Behavior: AnimatableBehavior>: BehaviorWay {
  let way: Behavior.AnimatableData

  init(_ way: Behavior.AnimatableData) {
    self.way = way
    super.init()
  }

  override func makeMotion() -> BehaviorMotion { TypedBehaviorMotion<Behavior>() }

  override func add(to motion: BehaviorMotion, by kind: AnimationKind?, at time: Double) {
    guard let motion = motion as? TypedBehaviorMotion<Behavior> else { return }
    motion.animations.add(way, by: kind, at: time)
    motion.advance(to: time)
  }
}

/// What moves the animatable part of a behaviour.
@MainActor
package class BehaviorMotion {
  fileprivate init() {}

  /// Whether it is over.
  var isEmpty: Bool { true }
  /// False if all that is left goes on for ever.
  var comesToRest: Bool { false }

  func advance(to time: Double) {}
}

private final class TypedBehaviorMotion<Behavior: AnimatableBehavior>: BehaviorMotion {
  var animations = RunningAnimations<Behavior.AnimatableData>()
  /// What is added to the part as it shall be.
  private(set) var displacement = Behavior.AnimatableData.zero

  override var isEmpty: Bool { animations.isEmpty }
  override var comesToRest: Bool { animations.comesToRest }

  override func advance(to time: Double) { displacement = animations.displacement(at: time) }
}
