public import RivuletCore
public import RivuletGeometry

/// The buttons behind a list row at one of its edges (B17.45).
struct RowSwipeActions {
  let edge: HorizontalEdge
  /// True if a swipe across the whole row runs the first button.
  let allowsFullSwipe: Bool
  let buttons: AnyView
}

extension View {
  /// Adds buttons behind this list row, starting at the edge. People uncover them with a swipe. Several calls add their buttons in order
  /// (B17.45).
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  @available(tvOS, unavailable)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = RowSwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: AnyView(content()))
    // Outer modifiers are applied first.
    return modifier(ContainerValueModifier { $0.listRow.swipeActions.insert(actions, at: 0) })
  }
}
