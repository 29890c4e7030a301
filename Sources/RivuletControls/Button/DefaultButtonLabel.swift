public import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletLooks

/// The default label for a button's role: a symbol or a word.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct DefaultButtonLabel {
  let role: ButtonRole
  @Environment(\.looks.buttons) private var look

  nonisolated init(role: ButtonRole) {
    self.role = role
  }

  private var words: (title: Word, symbol: String) {
    switch role {
    case .destructive: (.delete, "trash")
    case .cancel: (.cancel, "xmark")
    case .close: (.close, "xmark")
    default: (.done, "checkmark")
    }
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension DefaultButtonLabel: View {
  @ViewBuilder @MainActor public var body: some View {
    if look.showsSymbolsForClosing, role == .close || role == .confirm {
      Label(words.title, systemImage: words.symbol).labelStyle(.iconOnly)
    } else {
      Text(words.title)
    }
  }
}

@available(*, unavailable)
extension DefaultButtonLabel: Sendable {}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the default label for its role.
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
