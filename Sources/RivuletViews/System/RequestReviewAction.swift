public import RivuletCore

/// Asks people for a review of the app, if that is a good moment; the system decides, and there is no place for reviews here (documentation).
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks, if the system thinks fit.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks people for a review of the app.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
