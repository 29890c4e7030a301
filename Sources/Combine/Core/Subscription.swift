/// The connection of one subscriber to one publisher. Cancelling it is final.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for further values. The demand is added to what was asked for before and must not be `.none`.
  func request(_ demand: Subscribers.Demand)
}
