public import RivuletCore

/// A modifier that runs an action when people press an arrow key.
struct MoveCommandModifier {
  let action: ((MoveCommandDirection) -> Void)?
}

extension MoveCommandModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let handler = node.attachment(MoveCommandHandler.self) ?? MoveCommandHandler(node)
    handler.action = action
  }
}

/// A modifier that runs an action when people press Escape.
struct ExitCommandModifier {
  let action: (() -> Void)?
}

extension ExitCommandModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let handler = node.attachment(ExitCommandHandler.self) ?? ExitCommandHandler(node)
    handler.action = action
  }
}

extension View {
  /// Runs an action when people press an arrow key that the focused view does not use. Nil means no action.
  @available(macOS 10.15, tvOS 13.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View {
    modifier(MoveCommandModifier(action: action))
  }

  /// Runs an action when people press Escape and the key closes nothing else. Nil means no action.
  @available(macOS 10.15, tvOS 13.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(ExitCommandModifier(action: action))
  }

  /// Does nothing, because there is no remote control with a play button.
  @available(tvOS 13.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
}
