/// A subscriber to one of the publishers that a joint joins.
struct JointSide<Input, Downstream: Subscriber, Former>: Subscriber {
  typealias Failure = Downstream.Failure

  /// The zero-based number of the side.
  let number: Int

  /// The link that joins the sides.
  let link: Joint<Downstream>

  /// The closure that stores a value for the joint's rule, and returns the previous value.
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
