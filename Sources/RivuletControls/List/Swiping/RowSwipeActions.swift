public import RivuletCore
public import RivuletGeometry

/// The buttons behind one edge of a list row (B17.45).
struct RowSwipeActions {
  let edge: HorizontalEdge
  /// True if a full swipe runs the first button.
  let allowsFullSwipe: Bool
  let buttons: AnyView
}

extension View {
  /// Adds buttons behind this list row, in order from the edge. A swipe uncovers them. Several calls append their buttons in order
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
