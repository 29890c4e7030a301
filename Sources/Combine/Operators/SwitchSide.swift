/// A subscriber to one of the publishers that `switchToLatest` follows.
struct SwitchSide<Downstream: Subscriber>: Subscriber {
  /// The number of the publisher in order of arrival, starting at one.
  let number: Int

  /// The link that follows the latest publisher.
  let link: SwitchLink<Downstream>

  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) {
    link.receive(subscription, side: number)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    link.receive(input, side: number)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: link.finish(side: number)
    case .failure(let error): link.failIfLatest(error, side: number)
    }
  }
}

extension SwitchSide: PipelineLink {
  var description: String { link.description }
}
