extension Subscribers.Demand {
  /// Ends the process with a message if a subscription was asked for nothing, which breaks the contract of `Subscription.request`.
  func requirePositive(in link: String) {
    guard self == .none else { return }
    fatalError("\(link) received request(.none). Ask for at least one value, or do not call request.")
  }
}
