/// Whether content of a scroll view bounces at its edges (B15.15).
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Sendable {
  let bouncesWhenFitting: Bool

  /// As the system has it: always.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(bouncesWhenFitting: true) }
  /// Also where all of the content is in sight.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(bouncesWhenFitting: true) }
  /// Only where the content is larger than the viewport.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(bouncesWhenFitting: false) }
}
