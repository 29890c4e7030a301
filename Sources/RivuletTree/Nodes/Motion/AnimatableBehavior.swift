import Foundation
package import RivuletAnimation

/// A behaviour whose animatable part can move from its old to its new value (B6.03).
@MainActor
package protocol AnimatableBehavior: NodeBehavior {
  associatedtype AnimatableData: VectorArithmetic

  /// The animatable part. Drawing, hit testing, and effects use its current value; layout uses its final value.
  var animatableData: AnimatableData { get set }

  /// Returns true if the change to `next` can be animated. Otherwise, the new behaviour is presented immediately.
  func leads(to next: Self) -> Bool
  /// Returns the behaviour from which the animation to `next` starts; nil if the change is not animated.
  func beginning(of next: Self) -> Self?
}

extension AnimatableBehavior {
  package func leads(to next: Self) -> Bool { true }
  package func beginning(of next: Self) -> Self? { leads(to: next) ? self : nil }

  package static func way(from old: Self, to next: Self) -> BehaviorDifference? {
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

/// The difference between a behaviour and its successor, for animation.
@MainActor
package class BehaviorDifference {
  fileprivate init() {}

  /// Creates a motion for behaviours of this kind.
  func makeMotion() -> BehaviorMotion { BehaviorMotion() }

  /// Adds this difference to a motion.
  func add(to motion: BehaviorMotion, by kind: AnimationKind?, at time: Double) {}
}

private final class TypedBehaviorWay<Behavior: AnimatableBehavior>: BehaviorDifference {
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

/// A running animation of the animatable part of a behaviour.
@MainActor
package class BehaviorMotion {
  fileprivate init() {}

  /// True if the motion has ended.
  var isEmpty: Bool { true }
  /// False if only endless animations remain.
  var comesToRest: Bool { false }

  func advance(to time: Double) {}
}

private final class TypedBehaviorMotion<Behavior: AnimatableBehavior>: BehaviorMotion {
  var animations = RunningAnimations<Behavior.AnimatableData>()
  /// The difference between the presented and the final value of the animatable part.
  private(set) var displacement = Behavior.AnimatableData.zero

  override var isEmpty: Bool { animations.isEmpty }
  override var comesToRest: Bool { animations.comesToRest }

  override func advance(to time: Double) { displacement = animations.displacement(at: time) }
}
