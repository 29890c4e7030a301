import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletLooks

/// A view that indicates unavailable content, with an optional description and actions (B17.75).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a label above a description and actions, centred in the available space.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView: View, CompositeView {
  public var body: some View {
    UnavailableColumn(label: label, description: description, actions: actions)
  }
}

@available(*, unavailable)
extension ContentUnavailableView: Sendable {}
