import RivuletCore

/// A mark among the inherited styles inside a list's rows. Views of several parts read it to make each part a row.
struct ListRowsMark {}

extension _ViewListInputs {
  /// True if the views built here are rows of a list, rather than parts of a row.
  var isAmongListRows: Bool { isLazy && hasStyle(for: ListRowsMark.self) }

  /// True if the views built here are rows of a list, or inside of one.
  var isInsideListRows: Bool { hasStyle(for: ListRowsMark.self) }
}
