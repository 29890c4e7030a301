extension LazyRow {
  /// The lazy containers in the row, except those in a scroll view inside the row.
  var lazyContentsInside: [LazyContent] { inside(\.lazyContent) }
}
