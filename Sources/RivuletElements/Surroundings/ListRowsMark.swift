import RivuletCore

/// A marker in the inherited styles of the rows of a list.
package struct ListRowsMark {}

extension _ViewListInputs {
  /// A Boolean value that indicates whether the views built here are rows of a list, rather than parts of a row.
  package var isAmongListRows: Bool { rowKind == .list }

  /// A Boolean value that indicates whether the views built here are rows of a list, or inside a row.
  var isInsideListRows: Bool { hasStyle(for: ListRowsMark.self) }
}
