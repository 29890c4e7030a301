import RivuletControls
public import RivuletCore
import RivuletElements
public import RivuletFoundation
import RivuletLooks

/// Table rows with a modifier applied to each row.
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
  /// Applies a modifier to each row.
  nonisolated func modified<M: ViewModifier>(_ modifier: M) -> _ModifiedTableRows<Self, M> {
    _ModifiedTableRows(rows: self, modifier: modifier)
  }

  /// Makes each row draggable, with the given value as its payload.
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
    modified(DragModifier<EmptyView>(provider: { NSItemProvider.holding(payload()) }, preview: nil))
  }

  /// Makes each row draggable, with an item provider as its payload; nil for no payload.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    modified(DragModifier<EmptyView>(provider: { action?() ?? NSItemProvider() }, preview: nil))
  }

  /// Runs an action when the pointer enters or leaves a row.
  @available(macOS 14.0, *)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    modified(TableRowHover(action: action))
  }
}

/// A modifier that runs an action when the pointer enters or leaves a row.
private struct TableRowHover {
  let action: (Bool) -> Void
}

extension TableRowHover: ViewModifier {
  func body(content: Content) -> some View { content.onHover(perform: action) }
}
