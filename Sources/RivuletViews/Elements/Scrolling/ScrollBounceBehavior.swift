/// The bounce behaviour of a scroll view's content at its edges (B15.15).
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Sendable {
  let bouncesWhenFitting: Bool

  /// The default of the system, which is to bounce always.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(bouncesWhenFitting: true) }
  /// The content bounces even if all of it fits into the viewport.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(bouncesWhenFitting: true) }
  /// The content bounces only if it is larger than the viewport.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(bouncesWhenFitting: false) }
}
