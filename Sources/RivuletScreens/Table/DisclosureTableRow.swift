import RivuletControls
public import RivuletCore
import RivuletElements

/// A table row with collapsible rows below it (B17.23).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?
  private let id: Label.TableRowValue.ID

  /// Creates the row of a value with collapsible rows below it. Without a binding, the row stores its own expanded state.
  nonisolated public init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content)
  where Label == TableRow<Value>, Value == Label.TableRowValue {
    label = TableRow(value)
    self.content = content()
    self.isExpanded = isExpanded
    id = value.id
  }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureTableRow: TableRowContent {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  public func _makeRows<Columns: TableColumnContent>(_ maker: _TableRowMaker<Columns>) -> AnyView
  where Columns.TableRowValue == Label.TableRowValue {
    var labelMaker = maker
    labelMaker.isOutline = false
    let (rows, row) = (content._makeRows(maker), label._makeRows(labelMaker))
    guard let isExpanded else {
      return AnyView(
        DisclosureGroup {
          rows
        } label: {
          row
        }.tag(id))
    }
    return AnyView(
      DisclosureGroup(isExpanded: isExpanded) {
        rows
      } label: {
        row
      }.tag(id))
  }
}

@available(*, unavailable)
extension DisclosureTableRow: Sendable {}
