/// The connection between a subscriber and a publisher. Cancellation is permanent.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values. The demand, which must not be `.none`, is added to the existing demand.
  func request(_ demand: Subscribers.Demand)
}
