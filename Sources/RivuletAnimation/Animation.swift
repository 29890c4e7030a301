/// A description of how a value changes over time from its old state to its new state.
///
/// Animations are equal if they were created in the same way. `default` equals only itself (B6.17).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Animation: Hashable, Sendable {
  /// The base animation or the modification of another animation.
  package let kind: AnimationKind

  /// Creates an animation of the given kind.
  package init(_ kind: AnimationKind) {
    self.kind = kind
  }

  /// The animation to use if no particular animation is requested, which is a spring without bounce (B6.17).
  public static let `default` = Animation(.default)
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { kind.description }

  public var debugDescription: String { "AnyAnimator(\(kind.debugDescription))" }

  public var customMirror: Mirror {
    Mirror(self, children: ["kind": kind.description], displayStyle: .struct)
  }
}
