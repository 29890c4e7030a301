import RivuletCore

/// Marks a button behind a row, so that the list can count and run them.
struct SwipeButtonModifier: NodeModifier {
  typealias Body = Never

  nonisolated init() {}

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    if node.attachment(SwipeButtonMark.self) == nil { node.attach(SwipeButtonMark()) }
  }
}

/// Tells the node of a button behind a row from others.
final class SwipeButtonMark {}
