public import RivuletCore

/// The label that a button has by its role (B21.12).
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct DefaultButtonLabel {
  private let role: ButtonRole

  nonisolated init(_ role: ButtonRole) { self.role = role }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension DefaultButtonLabel: View, CompositeView {
  public var body: some View {
    switch role.purpose {
    case .destructive: RivuletViews.Label("Delete", systemImage: "trash")
    case .cancel: RivuletViews.Label("Cancel", systemImage: "xmark")
    case .confirm: RivuletViews.Label("Done", systemImage: "checkmark")
    case .close: RivuletViews.Label("Close", systemImage: "xmark")
    }
  }
}

@available(*, unavailable)
extension DefaultButtonLabel: Sendable {}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  /// A button with the label of its role (B21.12).
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(_role: role, action: action, label: DefaultButtonLabel(role))
  }
}
