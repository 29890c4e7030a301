public import RivuletCore
public import RivuletFoundation

/// A modifier that sets the copy, cut and paste actions of a focused view.
struct ClipboardCommandModifier {
  package var copy: (() -> [NSItemProvider])?
  var cut: (() -> [NSItemProvider])?
  var paste: (@MainActor ([NSItemProvider]) -> Void)?
}

extension ClipboardCommandModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let handler = node.attachment(ClipboardCommandHandler.self) ?? ClipboardCommandHandler(node)
    let clipboard = node.tree.services.clipboard
    handler.copy = copy.map { items in { clipboard.writeItems(items()) } }
    handler.cut = cut.map { items in { clipboard.writeItems(items()) } }
    handler.paste = paste.map { receive in { clipboard.readItemsForApp(receive) } }
  }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the values that Copy puts on the clipboard while this view has focus (documentation).
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(ClipboardCommandModifier(copy: { payload().map { NSItemProvider(transferring: $0) } }))
  }

  /// Sets an action that removes and returns the values that Cut puts on the clipboard while this view has focus (documentation).
  nonisolated public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
    modifier(ClipboardCommandModifier(cut: { action().map { NSItemProvider(transferring: $0) } }))
  }

  /// Sets an action for the values that Paste delivers while this view has focus, if the validator accepts them (documentation).
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    let receiver = PasteReceiver { (items: [T]) in
      let valid = validator(items)
      if !valid.isEmpty { action(valid) }
    }
    return modifier(ClipboardCommandModifier(paste: receiver.receive))
  }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the items that Copy puts on the clipboard while this view has focus. Nil disables the command (documentation).
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardCommandModifier(copy: payloadAction))
  }

  /// Sets the items that Cut puts on the clipboard while this view has focus. Nil disables the command (documentation).
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(ClipboardCommandModifier(cut: payloadAction))
  }

  /// Sets an action for items of the given types that Paste delivers while this view has focus (documentation).
  @available(macOS 11.0, *)
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(ClipboardCommandModifier(paste: PasteReceiver(types: supportedContentTypes, payloadAction).receive))
  }

  /// Sets an action for the payload that a validator creates from the clipboard's items on Paste. A nil payload is ignored (documentation).
  @available(macOS 11.0, *)
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) { providers in validator(providers).map(payloadAction) }
  }

  /// Sets an action for items that Paste delivers, whose types are given by identifiers.
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
  }

  /// Sets an action for the payload that a validator creates from items that Paste delivers, whose types are given by identifiers.
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  nonisolated public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, validator: validator, perform: payloadAction)
  }
}
