public import RivuletCore

/// A modifier that sets the delete action of a focused view.
struct DeleteCommandModifier {
  let action: (() -> Void)?
}

extension DeleteCommandModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let handler = node.attachment(DeleteCommandHandler.self) ?? DeleteCommandHandler(node)
    handler.action = action
  }
}

extension View {
  /// Runs an action when people press Delete while this view has focus. Nil means no action (B17.47).
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(DeleteCommandModifier(action: action))
  }
}
