import RivuletCore

/// Stands among the styles around the rows of a list, so that views whose parts are rows there find out.
struct ListRowsMark {}

extension _ViewListInputs {
  /// Whether what is built here are rows of a list, rather than parts of one.
  var isAmongListRows: Bool { isLazy && hasStyle(for: ListRowsMark.self) }
}
