/// A link that does not affect demand. It sends the upstream's subscription downstream, and transforms values and failures with functions.
struct Relay<Downstream: Subscriber, Input, Failure: Error>: Subscriber {
  private let name: String
  private let downstream: Downstream
  private let transform: (Input) -> Downstream.Input
  private let mapFailure: (Failure) -> Downstream.Failure
  private let shown: (Downstream) -> [Mirror.Child]

  let combineIdentifier = CombineIdentifier()

  /// Creates a link with its operator's name. `shown` returns the children of its mirror.
  init(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
    transform: @escaping (Input) -> Downstream.Input, shown: @escaping (Downstream) -> [Mirror.Child] = { _ in [] }
  ) {
    self.name = name
    self.downstream = downstream
    self.mapFailure = mapFailure
    self.transform = transform
    self.shown = shown
  }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream.receive(transform(input))
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion.mapFailure(mapFailure))
  }
}

extension Relay: PipelineLink {
  var description: String { name }
  var customMirror: Mirror { Mirror(self, children: shown(downstream)) }
}
