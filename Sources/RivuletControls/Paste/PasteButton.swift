public import RivuletCore
import RivuletElements
public import RivuletFoundation
import RivuletLooks

/// A button that pastes the clipboard's contents into the app if the app supports their type (B21.16).
@available(iOS 16.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PasteButton {
  /// The content types that the app accepts, with the action for them.
  private let receiver: PasteReceiver
  /// The object that keeps the observation of the clipboard alive.
  @State private var watch: AnyObject?
  @State private var canPaste = false
  @Environment(\.looks.buttons) private var look
  @Environment(\.systemOpener) private var system

  private nonisolated init(_ receiver: PasteReceiver) { self.receiver = receiver }

  /// Creates a button that pastes items of the given content types.
  @available(iOS 16.0, macOS 11.0, *)
  public nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(PasteReceiver(types: supportedContentTypes, payloadAction))
  }

  /// Creates a button that validates items of the given content types and pastes the resulting payload. A nil payload is ignored.
  @available(macOS 11.0, *)
  @available(iOS, unavailable)
  public nonisolated init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(PasteReceiver(types: supportedContentTypes) { providers in validator(providers).map(payloadAction) })
  }

  /// Creates a button that pastes values of the given type.
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    self.init(PasteReceiver(onPaste))
  }
}

@available(macOS, introduced: 10.15, deprecated: 100000.0)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension PasteButton {
  /// Creates a button that pastes items of the content types with the given identifiers.
  public nonisolated init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(PasteReceiver(types: supportedTypes.compactMap { UTType($0) }, payloadAction))
  }

  /// Creates a button that validates items of the content types with the given identifiers and pastes the resulting payload.
  public nonisolated init<Payload>(
    supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(PasteReceiver(types: supportedTypes.compactMap { UTType($0) }) { providers in validator(providers).map(payloadAction) })
  }
}

extension PasteButton: View, CompositeView {
  public var body: some View {
    let (system, receiver) = (system, receiver)
    Button {
      system?.services?.clipboard.readItemsForApp { providers in receiver.receive(providers) }
    } label: {
      RivuletControls.Label(.paste, systemImage: "doc.on.clipboard")
    }
    .modifier(PasteButtonLook(isProminent: look.pasteIsProminent))
    // If apps can read the clipboard only after a press, the button is always enabled.
    .disabled(look.pasteFollowsClipboard && !canPaste)
    .onAppear { follow() }
    .onDisappear { watch = nil }
  }

  /// Observes the clipboard if the looks require it. The button is enabled while the clipboard contains content that the app accepts.
  @MainActor private func follow() {
    guard look.pasteFollowsClipboard, let clipboard = system?.services?.clipboard else { return }
    let (receiver, isOffered) = (receiver, $canPaste)
    let look: @MainActor () -> Void = { [weak clipboard] in
      clipboard?.readItemsForApp { providers in
        let takes = receiver.takes(providers)
        if isOffered.wrappedValue != takes { isOffered.wrappedValue = takes }
      }
    }
    watch = clipboard.watch(look)
    look()
  }
}

@available(*, unavailable)
extension PasteButton: Sendable {}

/// A modifier that optionally makes the button prominent.
private struct PasteButtonLook {
  let isProminent: Bool
}

extension PasteButtonLook: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if isProminent { content.buttonStyle(.borderedProminent) } else { content }
  }
}
