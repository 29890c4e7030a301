public import Foundation
public import RivuletCore

/// A transition that moves a view in from an offset, and out to that offset.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct OffsetTransition {
  /// The offset, in points.
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view in from an offset, and out to that offset.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// Returns a transition that moves the view in from an offset, and out to that offset.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
