public import RivuletCore

/// An action that requests a review of the app if the system considers the moment suitable. The action has no effect, because the desktop
/// has no review system (documentation).
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Requests a review.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that requests a review of the app.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
