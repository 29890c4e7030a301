import RivuletTree

extension LazyRow {
  /// Returns true if a view of the row, or of a row inside it, has an identity.
  func has(_ id: AnyHashable) -> Bool {
    node.firstNode(withID: id) != nil || lazyContentsInside.contains { $0.rowIndex(of: id) != nil }
  }

  /// The lazy containers in the row that are in no scroll view of the row.
  var lazyContentsInside: [LazyContent] {
    var contents: [LazyContent] = []
    var next: ViewNode? = node
    while let step = next {
      if let content = step.lazyContent { contents.append(content) }
      next = step.following({ $0.scrollController == nil }, inside: node)
    }
    return contents
  }
}
