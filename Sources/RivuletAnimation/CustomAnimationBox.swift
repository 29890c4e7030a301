/// A type-erased custom animation. Boxes are equal if their animations are equal.
package struct CustomAnimationBox: Hashable, Sendable {
  /// The wrapped animation.
  package let base: any AnimationBase

  /// Wraps an animation.
  package init(_ base: any AnimationBase) {
    self.base = base
  }

  package static func == (lhs: CustomAnimationBox, rhs: CustomAnimationBox) -> Bool {
    lhs.base.isEqual(to: rhs.base)
  }

  package func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension AnimationBase {
  /// Returns true if the other animation has the same type and is equal to this animation.
  fileprivate func isEqual(to other: any AnimationBase) -> Bool {
    (other as? Self) == self
  }
}
