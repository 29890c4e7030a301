import Foundation
public import RivuletCore
public import RivuletFoundation

/// Rows of a table with a modifier of each.
public struct _ModifiedTableRows<Rows: TableRowContent, Modifier: ViewModifier> {
  let rows: Rows
  let modifier: Modifier

  nonisolated init(rows: Rows, modifier: Modifier) {
    self.rows = rows
    self.modifier = modifier
  }
}

extension _ModifiedTableRows: TableRowContent {
  public typealias TableRowValue = Rows.TableRowValue
  public typealias TableRowBody = Never

  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView
  where Columns.TableRowValue == Rows.TableRowValue {
    AnyView(rows._makeRows(maker).modifier(modifier))
  }
}

@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent {
  nonisolated private func modified<M: ViewModifier>(_ modifier: M) -> _ModifiedTableRows<Self, M> {
    _ModifiedTableRows(rows: self, modifier: modifier)
  }

  /// What each row offers when it is clicked with the other button of the mouse (B20.33).
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    modified(ContextMenuModifier(items: menuItems()))
  }

  /// Lets people drag each row as a value.
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
    modified(DragModifier<EmptyView>(provider: { NSItemProvider.holding(payload()) }, preview: nil))
  }

  /// Lets people drag each row; nil for one that they cannot drag.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    modified(DragModifier<EmptyView>(provider: { action?() ?? NSItemProvider() }, preview: nil))
  }

  /// Runs a closure when the pointer comes over a row or leaves it.
  @available(macOS 14.0, *)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    modified(TableRowHover(action: action))
  }
}

/// Tells when the pointer comes and goes.
private struct TableRowHover {
  let action: (Bool) -> Void
}

extension TableRowHover: ViewModifier {
  func body(content: Content) -> some View { content.onHover(perform: action) }
}
