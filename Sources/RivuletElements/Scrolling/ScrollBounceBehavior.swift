/// The bounce behaviour of a scroll view's content at its edges (B15.15).
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Sendable {
  package enum Kind { case automatic, always, basedOnSize }

  package let kind: Kind

  /// True if content that fits bounces.
  var bouncesWhenFitting: Bool { kind != .basedOnSize }

  /// The system default, which is to always bounce. Content that fits leaves movements to an enclosing scroll view that can move.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// The content bounces even if it fits into the viewport.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// The content bounces only if it is larger than the viewport.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}
