public import RivuletCore

/// Runs a closure when people delete what has the focus.
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
  /// Runs a closure when people press Delete while this view has the focus; nil for none (B17.47).
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(DeleteCommandModifier(action: action))
  }
}
