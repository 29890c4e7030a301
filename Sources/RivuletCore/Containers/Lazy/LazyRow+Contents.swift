extension LazyRow {
  /// The lazy containers in the row that are in no scroll view of the row.
  var lazyContentsInside: [LazyContent] { inside(\.lazyContent) }
}
