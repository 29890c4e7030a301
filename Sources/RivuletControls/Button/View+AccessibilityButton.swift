public import RivuletCore
import RivuletElements

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Adds an accessibility action with a custom label to this view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { ActionButton(action: action, label: label) }
  }
}

/// A button that represents an accessibility action.
private struct ActionButton<Label: View> {
  let action: () -> Void
  let label: Label

  nonisolated init(action: @escaping () -> Void, label: Label) {
    self.action = action
    self.label = label
  }
}

extension ActionButton: View {
  var body: some View {
    Button {
      action()
    } label: {
      label
    }
  }
}
