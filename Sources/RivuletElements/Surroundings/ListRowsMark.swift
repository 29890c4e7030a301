import RivuletCore

/// A mark among the inherited styles in the rows of a list.
package struct ListRowsMark {}

extension _ViewListInputs {
  /// True if the views built here are rows of a list, rather than parts of a row.
  package var isAmongListRows: Bool { rowKind == .list }

  /// True if the views built here are rows of a list, or inside a row.
  var isInsideListRows: Bool { hasStyle(for: ListRowsMark.self) }
}
