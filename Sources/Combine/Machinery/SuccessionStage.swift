/// A subscriber to one publisher in a succession.
struct SuccessionStage<Downstream: Subscriber, Failure: Error>: Subscriber {
  /// The number of the stage in the succession, starting at one.
  let number: Int

  /// The succession that contains the stage.
  let link: Succession<Downstream>

  /// The closure that handles the end of the publisher.
  let completion: (Subscribers.Completion<Failure>) -> Void

  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) {
    link.receive(subscription, from: number)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    link.receive(input, from: number)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if link.retire(number) { self.completion(completion) }
  }
}

extension SuccessionStage: PipelineLink {
  var description: String { link.description }
  var customMirror: Mirror { link.customMirror }
}
