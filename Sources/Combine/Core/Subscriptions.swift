/// A namespace for subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription on which nothing will arrive, for publishers that end at once.
  public static var empty: any Subscription { Empty.shared }

  /// The one value behind `Subscriptions.empty`.
  private struct Empty: Subscription, PipelineLink {
    /// Shared, because it has no state.
    static let shared = Empty()

    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
