/// The bounce behaviour of a scroll view's content at its edges (B15.15).
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Sendable {
  package enum Kind { case automatic, always, basedOnSize }

  package let kind: Kind

  /// A Boolean value that indicates whether content bounces even if it fits into the viewport.
  var bouncesWhenFitting: Bool { kind != .basedOnSize }

  /// The system default: content always bounces. Content that fits defers to an enclosing scroll view that can move.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// The content bounces even if it fits into the viewport.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// The content bounces only if it is larger than the viewport.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}
