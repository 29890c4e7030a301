/// A namespace for subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription that sends no values, for publishers that complete immediately.
  public static var empty: any Subscription { Empty.shared }

  /// The type of `Subscriptions.empty`.
  private struct Empty: Subscription, PipelineLink {
    /// The shared value, which has no state.
    static let shared = Empty()

    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
