import RivuletControls
import RivuletCore
import RivuletLooks

/// Table rows that are composed of other rows, and report whether any of those can be expanded.
@MainActor
protocol DisclosingRows {
  /// True if some of the rows can be expanded, and therefore show a chevron.
  static var hasExpandableRows: Bool { get }
}

extension TableRowContent {
  /// True if some of the rows can be expanded. The value is derived from the types alone, so that no rows are created.
  static var hasDisclosureRows: Bool {
    if let rows = self as? any DisclosingRows.Type { return rows.hasExpandableRows }
    return TableRowBody.self != Never.self && TableRowBody.hasDisclosureRows
  }
}

extension DisclosureTableRow: DisclosingRows {
  static var hasExpandableRows: Bool { true }
}

extension TableOutlineGroupContent: DisclosingRows {
  static var hasExpandableRows: Bool { true }
}

extension _TableRowPair: DisclosingRows {
  static var hasExpandableRows: Bool { First.hasDisclosureRows || Second.hasDisclosureRows }
}

extension _ConditionalTableRows: DisclosingRows {
  static var hasExpandableRows: Bool { First.hasDisclosureRows || Second.hasDisclosureRows }
}

extension _ModifiedTableRows: DisclosingRows {
  static var hasExpandableRows: Bool { Rows.hasDisclosureRows }
}

extension ForEach: DisclosingRows where Content: TableRowContent {
  static var hasExpandableRows: Bool { Content.hasDisclosureRows }
}
