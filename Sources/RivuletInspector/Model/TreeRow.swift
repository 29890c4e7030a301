import RivuletHost

/// A row in the tree.
struct TreeRow: Equatable {
  /// The view's identifier in answers. A body whose nodes are in several positions has several rows.
  let id: String
  let name: String
  let depth: Int
  let isOwn: Bool
  let hasBody: Bool
  /// A short description of the view's content and arguments.
  let detail: String

  /// Returns rows for the views and all their descendants. If the library's views and plain nodes are omitted, their content moves up a
  /// level.
  static func rows(_ views: [ViewAnswer], depth: Int = 0, withLibrary: Bool) -> [TreeRow] {
    views.flatMap { view -> [TreeRow] in
      let isShown = withLibrary || view.written != nil
      let inside = rows(view.children, depth: depth + (isShown ? 1 : 0), withLibrary: withLibrary)
      guard isShown else { return inside }
      let arguments = view.properties.filter { view.isOwn && $0.kind == "argument" }.map { "\($0.name): \($0.value)" }
      let row = TreeRow(
        id: view.id, name: view.written ?? view.name.shortened, depth: depth, isOwn: view.isOwn, hasBody: view.isOwn && view.hasBody,
        detail: String(([view.content.map { "\u{201c}\($0)\u{201d}" }].compactMap(\.self) + arguments).joined(separator: ", ").prefix(80)))
      return [row] + inside
    }
  }
}

extension Int {
  /// Returns the number followed by a noun, in the plural unless the number is 1.
  func of(_ name: String) -> String { "\(self) \(name)\(self == 1 ? "" : "s")" }
}

extension String {
  /// The name of a type without generic arguments and enclosing contexts.
  var shortened: String {
    var name = self
    if let start = name.firstIndex(of: "<") { name = String(name[..<start]) }
    return name.split(separator: ".").last.map(String.init) ?? name
  }
}
