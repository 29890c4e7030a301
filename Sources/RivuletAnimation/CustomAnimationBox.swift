/// An app's own animation with its type erased; equal if the animations are.
package struct CustomAnimationBox: Hashable, Sendable {
  /// What was put in.
  package let base: any AnimationBase

  /// Erases the type.
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
  /// Whether the other is of the same type and equal.
  fileprivate func isEqual(to other: any AnimationBase) -> Bool {
    (other as? Self) == self
  }
}
