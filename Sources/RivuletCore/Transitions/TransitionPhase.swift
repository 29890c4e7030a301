/// How a view stands to its container while it comes and goes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is there.
  case identity
  /// The view was removed.
  case didDisappear

  /// Whether the view is there, so that it is shown as it is.
  public var isIdentity: Bool { self == .identity }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TransitionPhase {
  /// −1 before, 0 while, and 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
