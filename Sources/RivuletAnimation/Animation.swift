/// How a value gets from old to new over time.
///
/// A value itself: two animations are equal if they were made in the same way, and `default` equals only itself (B6.17).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Animation: Hashable, Sendable {
  /// What the animation is made of.
  package let kind: AnimationKind

  /// The animation that is made of this.
  package init(_ kind: AnimationKind) {
    self.kind = kind
  }

  /// What is used where no particular animation is asked for: a spring without overshoot (B6.17).
  public static let `default` = Animation(.default)
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { kind.description }

  public var debugDescription: String { "AnyAnimator(\(kind.debugDescription))" }

  public var customMirror: Mirror {
    Mirror(self, children: ["kind": kind.description], displayStyle: .struct)
  }
}
