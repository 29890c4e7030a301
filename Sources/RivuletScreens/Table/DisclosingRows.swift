import RivuletControls
import RivuletCore
import RivuletLooks

/// Table rows that consist of other rows, and know whether some of those have rows below them.
@MainActor
protocol DisclosingRows {
  /// True if some of the rows have rows below them, and therefore show a chevron.
  static var disclosesRows: Bool { get }
}

extension TableRowContent {
  /// True if some of the rows have rows below them. It depends only on the types, so that no row is created.
  static var hasDisclosureRows: Bool {
    if let rows = self as? any DisclosingRows.Type { return rows.disclosesRows }
    return TableRowBody.self != Never.self && TableRowBody.hasDisclosureRows
  }
}

extension DisclosureTableRow: DisclosingRows {
  static var disclosesRows: Bool { true }
}

extension TableOutlineGroupContent: DisclosingRows {
  static var disclosesRows: Bool { true }
}

extension _TableRowPair: DisclosingRows {
  static var disclosesRows: Bool { First.hasDisclosureRows || Second.hasDisclosureRows }
}

extension _ConditionalTableRows: DisclosingRows {
  static var disclosesRows: Bool { First.hasDisclosureRows || Second.hasDisclosureRows }
}

extension _ModifiedTableRows: DisclosingRows {
  static var disclosesRows: Bool { Rows.hasDisclosureRows }
}

extension ForEach: DisclosingRows where Content: TableRowContent {
  static var disclosesRows: Bool { Content.hasDisclosureRows }
}
