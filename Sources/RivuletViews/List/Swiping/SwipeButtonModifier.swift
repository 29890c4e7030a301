import RivuletCore

/// A modifier that marks a button behind a row, so that the list can count and run it.
struct SwipeButtonModifier: NodeModifier {
  typealias Body = Never

  nonisolated init() {}

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    if node.attachment(SwipeButtonMark.self) == nil { node.attach(SwipeButtonMark()) }
  }
}

/// The mark on the node of a button behind a row.
final class SwipeButtonMark {}
