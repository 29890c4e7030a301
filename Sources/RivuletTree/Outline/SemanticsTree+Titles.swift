/// The titles of lists and presentations that have no label.
extension SemanticsTree {
  /// Returns the title of an element at a node; nil for elements with a label and for most other elements.
  static func title(of element: SemanticsElement, at node: ViewNode) -> String? {
    guard element.label == nil else { return nil }
    return switch element.role {
    case .list: titleAround(node)
    case .dialog, .alert: titleInside(node) ?? element.title ?? firstWords(inside: node)
    default: element.title
    }
  }

  /// Returns true if elements with the given role can have a title.
  static func isTitled(_ role: SemanticsElement.Role?) -> Bool { [.list, .dialog, .alert, .menu].contains(role) }

  /// Returns the title of the screen or presentation that contains a node.
  private static func titleAround(_ node: ViewNode) -> String? {
    var next: ViewNode? = node
    while let step = next {
      let element = step.semantics
      if let element, isTitled(element.role), element.role != .list { return element.label ?? title(of: element, at: step) }
      if let title = step.screenTitle ?? element?.title { return title }
      next = step.parent
    }
    return nil
  }

  /// Returns the title of the first screen inside a node. If there is none, returns the label of the group that contains everything else,
  /// or the first heading.
  private static func titleInside(_ node: ViewNode) -> String? {
    if let title = screenTitle(inside: node) { return title }
    let items = untitled(node)
    let outermost = items.filter { $0.depth == 0 }
    if outermost.count == 1, outermost[0].element.role == .group, let label = outermost[0].element.label { return label }
    return items.lazy.filter { $0.element.traits.contains(.header) }.compactMap(\.element.label).first
  }

  private static func screenTitle(inside node: ViewNode) -> String? {
    for child in node.children where !child.isExcluded && !child.isInert {
      if let title = child.screenTitle ?? child.semantics?.title ?? screenTitle(inside: child) { return title }
    }
    return nil
  }

  private static func firstWords(inside node: ViewNode) -> String? { untitled(node).lazy.compactMap(\.element.label).first }

  /// Returns the elements inside a node without their titles, which would depend on the enclosing elements.
  private static func untitled(_ node: ViewNode) -> [Item] {
    var items: [Item] = []
    SemanticsTree(below: node, isDeep: true, hasTitles: false).collectInside(node, SemanticsElement(), 0, into: &items)
    return items
  }

  /// Returns the label of the control at a node, which may come from enclosing or enclosed elements.
  package static func label(of node: ViewNode) -> String? {
    var outer: String?
    var next = node.parent
    while let step = next {
      if let element = step.semantics {
        if element.role != nil {
          if element.takesParts || element.children != .contain { return label(of: step) }
          break
        }
        outer = element.label ?? outer
      }
      next = step.parent
    }
    return outer ?? SemanticsTree(below: node).items().lazy.compactMap { $0.element.label ?? $0.element.title }.first
  }
}
