extension LazyRow {
  /// The lazy containers inside the row, except those in a nested scroll view.
  var lazyContentsInside: [LazyContent] { inside(\.lazyContent) }
}
