import RivuletHost

/// A row of the tree.
struct TreeRow: Equatable {
  /// The name of the view in answers. A body that stands around nodes in several places has several rows.
  let id: String
  let name: String
  let depth: Int
  let isOwn: Bool
  let hasBody: Bool
  /// A short text on the view: its arguments.
  let detail: String

  /// Returns the rows of views and everything inside. Nodes and views of the library can be left out; what is inside of them moves up.
  static func rows(_ views: [ViewAnswer], depth: Int = 0, withLibrary: Bool) -> [TreeRow] {
    views.flatMap { view -> [TreeRow] in
      let isShown = withLibrary || view.isOwn || isPlain(view)
      let inside = rows(view.children, depth: depth + (isShown ? 1 : 0), withLibrary: withLibrary)
      guard isShown else { return inside }
      let detail = view.properties.filter { $0.kind == "argument" }.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      let row = TreeRow(
        id: view.id, name: name(of: view), depth: depth, isOwn: view.isOwn, hasBody: view.isOwn && view.hasBody,
        detail: String(detail.prefix(80)))
      return [row] + inside
    }
  }

  /// True for a container, text, image or control, which is part of the tree as people know it.
  private static func isPlain(_ view: ViewAnswer) -> Bool { plainNames.contains(name(of: view)) }

  /// The name of a view, for parts of the library that stand for a view of another name.
  private static func name(of view: ViewAnswer) -> String { publicNames[view.name.shortened] ?? view.name.shortened }

  private static let publicNames = ["ButtonCommand": "Button", "FieldBody": "TextField", "ToggleBody": "Toggle", "ListFrame": "List"]

  private static let plainNames: Set<String> = [
    "Button", "Canvas", "Color", "Divider", "Form", "GeometryReader", "Grid", "HStack", "Image", "Label", "LazyHStack", "LazyVStack",
    "List",
    "NavigationStack", "Picker", "ScrollView", "Slider", "Spacer", "TabView", "Text", "TextField", "Toggle", "VStack", "ZStack",
  ]
}

extension Int {
  /// The number with the name of what is counted.
  func of(_ name: String) -> String { "\(self) \(name)\(self == 1 ? "" : "s")" }
}

extension String {
  /// The name of a type without its generic arguments and private contexts.
  var shortened: String {
    var name = self
    if let start = name.firstIndex(of: "<") { name = String(name[..<start]) }
    return name.split(separator: ".").last.map(String.init) ?? name
  }
}
