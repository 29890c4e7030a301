public import RivuletGeometry

/// A type that describes the state of a scroll view's activity.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum ScrollPhase: Equatable, Sendable {
  /// The content is at rest.
  case idle
  /// A contact is down and may start to scroll.
  case tracking
  /// The user is scrolling the content.
  case interacting
  /// The content is decelerating toward its target.
  case decelerating
  /// The app is scrolling the content.
  case animating

  /// A Boolean value that indicates whether the scroll view is in any phase other than `idle`.
  public var isScrolling: Bool { self != .idle }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view at the time of a phase change.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view at the time of the phase change.
  public let geometry: ScrollGeometry
  /// The velocity of the content, in points per second; nil if the content is not moving.
  public let velocity: CGVector?

  package init(geometry: ScrollGeometry, velocity: CGVector?) {
    self.geometry = geometry
    self.velocity = velocity
  }
}

@available(*, unavailable)
extension ScrollPhaseChangeContext: Sendable {}
