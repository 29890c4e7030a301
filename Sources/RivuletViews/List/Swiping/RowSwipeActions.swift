public import RivuletCore
public import RivuletGeometry

/// Buttons that stand behind a row of a list at one of its edges (B17.45).
struct RowSwipeActions {
  let edge: HorizontalEdge
  /// Whether a swipe across the row runs the first of them.
  let allowsFullSwipe: Bool
  let buttons: AnyView
}

extension View {
  /// Lets people swipe this row of a list to find buttons behind it: the first stands at the edge. Those of several calls follow each other (B17.45).
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  @available(tvOS, unavailable)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = RowSwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: AnyView(content()))
    // Modifiers further out are asked first.
    return modifier(ContainerValueModifier { $0.listRow.swipeActions.insert(actions, at: 0) })
  }
}
