public import RivuletCore
public import RivuletFoundation

/// A button that hands the app what the clipboard holds, if that is of a type it can read (B21.16).
@available(iOS 16.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PasteButton {
  /// What of the clipboard the app takes, and how.
  private let receiver: PasteReceiver
  /// Keeps the watching of the clipboard up.
  @State private var watch: AnyObject?
  @State private var canPaste = false
  @Environment(\.idiom) private var idiom
  @Environment(\.systemOpener) private var system

  private nonisolated init(_ receiver: PasteReceiver) { self.receiver = receiver }

  /// A button that pastes providers of content types.
  @available(iOS 16.0, macOS 11.0, *)
  public nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(PasteReceiver(types: supportedContentTypes, payloadAction))
  }

  /// A button that pastes what a closure makes of providers of content types, unless that is nil.
  @available(macOS 11.0, *)
  @available(iOS, unavailable)
  public nonisolated init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void
  ) {
    self.init(PasteReceiver(types: supportedContentTypes) { providers in validator(providers).map(payloadAction) })
  }

  /// A button that pastes values.
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
  /// A button that pastes providers of content types, which are named by their identifiers.
  public nonisolated init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(PasteReceiver(types: supportedTypes.compactMap { UTType($0) }, payloadAction))
  }

  /// A button that pastes what a closure makes of providers of content types, which are named by their identifiers.
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
      RivuletViews.Label("Paste", systemImage: "doc.on.clipboard")
    }
    .modifier(PasteButtonLook(isProminent: idiom == .phone))
    // A desktop's button is enabled always: others may be asked for the clipboard only when it is pressed.
    .disabled(idiom == .phone && !canPaste)
    .onAppear { follow() }
    .onDisappear { watch = nil }
  }

  /// Enables the button of a phone while there is something to paste.
  @MainActor private func follow() {
    guard idiom == .phone, let clipboard = system?.services?.clipboard else { return }
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

/// Fills the button on phones.
private struct PasteButtonLook {
  let isProminent: Bool
}

extension PasteButtonLook: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if isProminent { content.buttonStyle(.borderedProminent) } else { content }
  }
}

/// What an app takes of the clipboard.
struct PasteReceiver {
  let takes: @MainActor ([NSItemProvider]) -> Bool
  let receive: @MainActor ([NSItemProvider]) -> Void

  /// Providers of some types.
  nonisolated init(types: [UTType], _ action: @escaping ([NSItemProvider]) -> Void) {
    nonisolated(unsafe) let action = action
    let wanted: @Sendable ([NSItemProvider]) -> [NSItemProvider] = { providers in
      providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
    }
    takes = { !wanted($0).isEmpty }
    receive = { providers in
      let wanted = wanted(providers)
      if !wanted.isEmpty { action(wanted) }
    }
  }

  /// Values of a type.
  nonisolated init<T: Transferable>(_ action: @escaping ([T]) -> Void) {
    nonisolated(unsafe) let action = action
    takes = { $0.contains { $0._provides(T.self) } }
    receive = { providers in
      Task { @MainActor in
        let values: [T] = await TransferReading.values(of: providers, what: "Something that was pasted")
        if !values.isEmpty { action(values) }
      }
    }
  }
}
