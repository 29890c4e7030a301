/// A subscriber to one of the publishers that a flattener merges.
struct FlattenerSide<Downstream: Subscriber>: Subscriber {
  /// The number of the side.
  let number: Int

  /// The link that merges the sides.
  let link: Flattener<Downstream>

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
    case .failure(let error): link.fail(error, side: number)
    }
  }
}

extension FlattenerSide: PipelineLink {
  var description: String { link.description }
}
