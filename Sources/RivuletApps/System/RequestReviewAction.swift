public import RivuletCore

/// An action that asks people for a review of the app if the system considers it a good moment. It has no effect here, as there are no
/// reviews (documentation).
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks for a review, if the system agrees.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that asks people for a review of the app.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
