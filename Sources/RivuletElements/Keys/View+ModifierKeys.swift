public import RivuletCore

/// A modifier that runs an action when modifier keys are pressed or released.
struct ModifierKeysModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
}

extension ModifierKeysModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let known = node.attachment(ModifierKeysWatch.self)
    let watch = known ?? ModifierKeysWatch(node)
    (watch.mask, watch.action) = (mask, action)
    if known == nil, initial { watch.begin() }
  }
}

/// A view that shows an alternate while the given modifier keys are held.
private struct ModifierKeyAlternate<Content: View, Alternate: View> {
  let keys: EventModifiers
  let content: Content
  let alternate: Alternate
  @State private var areHeld = false

  nonisolated init(_ keys: EventModifiers, _ content: Content, _ alternate: Alternate) {
    self.keys = keys
    self.content = content
    self.alternate = alternate
  }
}

extension ModifierKeyAlternate: View {
  var body: some View {
    Group { if areHeld { alternate } else { content } }
      .onModifierKeysChanged(mask: keys) { _, held in areHeld = held == keys && !keys.isEmpty }
  }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Runs an action with the previous and the current modifier keys when they change, independently of the focus (documentation).
  ///
  /// - Parameters:
  ///   - mask: The keys to observe.
  ///   - initial: A Boolean value that indicates whether to also run the action after the view appears, if any of the keys are held.
  ///   - action: The action to run.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
  }

  /// Shows another view instead of this view while all of the given keys are held (documentation).
  nonisolated public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ modify: (Self) -> V) -> some View {
    ModifierKeyAlternate(modifiers, self, modify(self))
  }
}
