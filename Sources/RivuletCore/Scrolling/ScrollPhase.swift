public import RivuletGeometry

/// What a scroll view is doing.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A contact is down that may begin to scroll.
  case tracking
  /// A person scrolls.
  case interacting
  /// The content coasts to its target.
  case decelerating
  /// The app scrolls.
  case animating

  /// Whether it is doing anything.
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

/// Where a scroll view was when its phase changed.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPhaseChangeContext {
  /// The lengths and the offset of that moment.
  public let geometry: ScrollGeometry
  /// In points per second; nil where nothing moves.
  public let velocity: CGVector?

  package init(geometry: ScrollGeometry, velocity: CGVector?) {
    self.geometry = geometry
    self.velocity = velocity
  }
}

@available(*, unavailable)
extension ScrollPhaseChangeContext: Sendable {}
