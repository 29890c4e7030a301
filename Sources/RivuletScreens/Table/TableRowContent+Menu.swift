public import RivuletCore

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent {
  /// Adds a context menu to each row (B20.33).
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    modified(ContextMenuModifier(items: menuItems()))
  }
}
