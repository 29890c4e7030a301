public import RivuletCore
public import RivuletGeometry

/// Shows a part of a content that is longer than the room for it, and lets people move it (B15).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ScrollView<Content: View> {
  /// What is scrolled; several views stand below each other (B15.04).
  public var content: Content
  /// The directions in which it moves.
  public var axes: Axis.Set
  /// Whether bars tell while it moves how far it is scrolled.
  public var showsIndicators: Bool

  /// A content that scrolls along some axes; along none of them it is laid out as it is without a scroll view (B15.01).
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: ScrollContainer {
  public typealias Body = Never

  package func settings(in environment: EnvironmentValues) -> ScrollSettings {
    environment.scrollSettings(axes: axes, showsIndicators: showsIndicators)
  }
}

@available(*, unavailable)
extension ScrollView: Sendable {}
