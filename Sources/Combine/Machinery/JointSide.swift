/// What listens to one of the publishers whose values a joint joins.
struct JointSide<Input, Downstream: Subscriber, Former>: Subscriber {
  typealias Failure = Downstream.Failure

  /// Which side this is, from zero.
  let number: Int

  /// The link that joins.
  let link: Joint<Downstream>

  /// Puts a value where the joint's rule finds it, and gives what was there.
  let keep: (Input) -> Former

  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) {
    link.receive(subscription, side: number)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    link.receive(side: number) { keep(input) }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    link.receive(completion, side: number)
  }
}

extension JointSide: PipelineLink {
  var description: String { link.description }
}
