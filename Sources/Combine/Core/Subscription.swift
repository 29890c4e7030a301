/// The connection of one subscriber to one publisher. Cancelling it is final.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests further values. The demand is added to the earlier demand and must not be `.none`.
  func request(_ demand: Subscribers.Demand)
}
