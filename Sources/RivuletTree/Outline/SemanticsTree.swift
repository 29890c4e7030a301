package import Foundation

/// The elements of a tree as presented to assistive technology, read from the retained nodes on demand.
@MainActor
package struct SemanticsTree {
  /// An element, merged with the settings of its enclosing modifiers.
  package struct Item {
    package let node: ViewNode
    package let element: SemanticsElement
    package let depth: Int
    /// The area of the represented part of the node; nil for the whole node.
    package var area: CGRect?
    /// The index of the represented part of the node; nil for the whole node.
    package var part: Int?

    /// The layout frame in root coordinates.
    @MainActor package var frameInRoot: CGRect {
      guard let area else { return node.frameInRoot }
      let origin = node.originInRoot
      return area.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  private let root: ViewNode
  /// True if elements inside other elements are collected, too.
  private let isDeep: Bool
  /// True if lists and presentations receive titles from enclosing and enclosed elements.
  private let hasTitles: Bool

  package init(below node: ViewNode) {
    self.init(below: node, isDeep: true)
  }

  init(below node: ViewNode, isDeep: Bool, hasTitles: Bool = true) {
    root = node
    (self.isDeep, self.hasTitles) = (isDeep, hasTitles)
  }

  /// Returns all elements in view order.
  package func items() -> [Item] {
    var items: [Item] = []
    collect(root, SemanticsElement(), 0, into: &items)
    return items
  }

  /// Returns the direct children of the element at a node, in view order.
  static func items(inside node: ViewNode, of element: SemanticsElement) -> [Item] {
    var items: [Item] = []
    SemanticsTree(below: node, isDeep: false).collectInside(node, element, 0, into: &items)
    return items
  }

  /// Returns the element of a node that is separated from its enclosing element only by modifiers; nil if the node has no element there.
  static func element(of node: ViewNode, inside outer: ViewNode, of element: SemanticsElement) -> SemanticsElement? {
    var path = [node]
    while let next = path[path.count - 1].parent, next !== outer { path.append(next) }
    guard path[path.count - 1].parent === outer else { return nil }
    var merged = element.inside
    for step in path.reversed() {
      if step.isExcluded || step.isInert { return nil }
      guard let own = step.semantics else { continue }
      if own.part != nil, merged.takesParts || own.part == .actions { return nil }
      merged = own.adding(merged)
      if own.details?.usesContentAsActions == true { merged.details?.actions += SemanticsTree(below: step).partActions(in: step) }
      if merged.isHidden || (merged.role != nil && step !== node) { return nil }
    }
    return merged.role == nil || !element.separates(merged) ? nil : SemanticsTree(below: node).complete(merged, of: node)
  }

  /// Collects the elements at and inside a node, merged with the enclosing modifiers in `outer`. The parts of a control that takes its
  /// parts are omitted.
  private func collect(_ node: ViewNode, _ outer: SemanticsElement, _ depth: Int, into items: inout [Item]) {
    if node.isExcluded || node.isInert { return }
    guard let own = node.semantics else { return collectChildren(of: node, outer, depth, into: &items) }
    if own.part != nil, outer.takesParts || own.part == .actions { return }
    var merged = own.adding(outer)
    if own.details?.usesContentAsActions == true { merged.details?.actions += partActions(in: node) }
    if merged.isHidden { return }
    guard merged.role != nil else {
      let count = items.count
      collectChildren(of: node, merged, depth, into: &items)
      // A label makes content without semantics of its own, such as a shape, into an element.
      if items.count == count, merged.label != nil { items.append(Item(node: node, element: merged, depth: depth)) }
      return
    }
    let element = complete(merged, of: node)
    items.append(Item(node: node, element: element, depth: depth))
    if isDeep { collectInside(node, element, depth + 1, into: &items) }
  }

  /// Returns an element completed with the label, value, and other properties that its content provides.
  private func complete(_ merged: SemanticsElement, of node: ViewNode) -> SemanticsElement {
    var element = merged
    if element.children == .combine || element.children == .combineTexts {
      let inner = combinedItems(node).filter { !element.separates($0.element) }
      if element.label == nil { element.label = combinedLabel(of: inner) }
      if inner.contains(where: \.element.isSelected) { element.isSelected = true }
    }
    if hasTitles { element.title = Self.title(of: element, at: node) }
    if element.role == .alert || element.role == .dialog, element.hint == nil { element.hint = combinedLabel(of: .message, in: node) }
    guard element.takesParts else { return element }
    if element.label == nil { element.label = combinedLabel(of: .name, in: node) }
    if element.value == nil { element.value = combinedLabel(of: .value, in: node) }
    return element
  }

  func collectInside(_ node: ViewNode, _ element: SemanticsElement, _ depth: Int, into items: inout [Item]) {
    switch element.children {
    case .contain:
      for (index, part) in node.semanticParts.enumerated() {
        items.append(Item(node: node, element: part.element, depth: depth, area: part.area, part: index))
      }
      collectChildren(of: node, element.inside, depth, into: &items)
    case .combineTexts:
      var inner: [Item] = []
      collectChildren(of: node, element.inside, depth, into: &inner)
      var isSeparate = false
      for item in inner {
        if item.depth == depth { isSeparate = element.separates(item.element) }
        if isSeparate { items.append(item) }
      }
    case .combine, .ignore: break
    }
  }

  /// Collects the children's elements, in order of decreasing sort priority.
  private func collectChildren(of node: ViewNode, _ outer: SemanticsElement, _ depth: Int, into items: inout [Item]) {
    let first = items.count
    var starts: [Int] = []
    for child in node.children {
      starts.append(items.count)
      collect(child, outer, depth, into: &items)
    }
    guard starts.count > 1, items[first...].contains(where: { $0.depth == depth && $0.element.details?.sortPriority != nil }) else {
      return
    }
    let groups = zip(starts, starts.dropFirst() + [items.count]).map { items[$0..<$1] }
    func priority(_ group: ArraySlice<Item>) -> Double { group.first?.element.details?.sortPriority ?? 0 }
    let sorted = groups.enumerated().sorted { (-priority($0.element), $0.offset) < (-priority($1.element), $1.offset) }
    items.replaceSubrange(first..., with: sorted.flatMap(\.element))
  }

  /// Returns actions for the buttons that are marked as actions of the element at a node.
  private func partActions(in node: ViewNode) -> [SemanticsAction] {
    var actions: [SemanticsAction] = []
    for child in node.children {
      if child.semantics?.part == .actions {
        var items: [Item] = []
        collectChildren(of: child, SemanticsElement(), 0, into: &items)
        for item in items {
          guard let label = item.element.label, item.element.role == .button else { continue }
          actions.append(SemanticsAction(.custom(label), SemanticsAction.Handler { _ = item.perform(.activate) }))
        }
      } else if child.semantics?.role == nil {
        actions += partActions(in: child)
      }
    }
    return actions
  }

  /// Returns the joined labels of the elements that are marked as the given part of the control at a node; nil if there are none.
  private func combinedLabel(of part: SemanticsElement.Part, in node: ViewNode) -> String? {
    var labels: [String] = []
    for child in node.children { collectLabels(of: part, child, into: &labels) }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  private func collectLabels(of part: SemanticsElement.Part, _ node: ViewNode, into labels: inout [String]) {
    guard let own = node.semantics else {
      for child in node.children { collectLabels(of: part, child, into: &labels) }
      return
    }
    if own.part == part {
      if let label = combinedLabel(of: combinedItems(node)) { labels.append(label) }
    } else if own.part == nil, !own.isHidden, !own.takesParts {
      for child in node.children { collectLabels(of: part, child, into: &labels) }
    }
  }

  /// Returns the elements inside a node that combines its content.
  private func combinedItems(_ node: ViewNode) -> [Item] {
    var inner: [Item] = []
    let tree = SemanticsTree(below: node)
    for child in node.children { tree.collect(child, SemanticsElement(), 0, into: &inner) }
    return inner
  }

  private func combinedLabel(of inner: [Item]) -> String? {
    let labels = inner.compactMap(\.element.label)
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  /// Returns a description with one line per element: role, label, value, identifier, states, and layout frame.
  package func dump() -> String {
    items().map { item in
      var line = String(repeating: "  ", count: item.depth) + (item.element.role?.rawValue ?? "group")
      if let label = item.element.label { line += " \"\(onOneLine(label))\"" }
      if let value = item.element.value { line += " value=\"\(onOneLine(value))\"" }
      if let position = item.area == nil ? item.node.semanticPosition : nil { line += " \(position.index + 1) of \(position.count)" }
      if let identifier = item.element.identifier { line += " id=\(identifier)" }
      if !item.element.isEnabled { line += " disabled" }
      if item.element.isSelected { line += " selected" }
      for trait in item.element.traits.names { line += " \(trait)" }
      if let details = item.element.details { line += details.dump }
      let frame = item.frameInRoot
      line += " (\(short(frame.minX)), \(short(frame.minY)), \(short(frame.width)), \(short(frame.height)))"
      return line + "\n"
    }
    .joined()
  }

  private func onOneLine(_ string: String) -> String {
    string.contains(where: \.isNewline) ? string.map { $0.isNewline ? "\\n" : String($0) }.joined() : string
  }

  private func short(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
  }
}

extension SemanticsElement {
  /// The properties that an element passes on to its children.
  var inside: SemanticsElement {
    var inside = SemanticsElement()
    inside.takesParts = takesParts
    // Everything inside a selected row counts as selected.
    inside.isSelected = role == .row && isSelected
    return inside
  }

  /// Returns this element merged with the settings of an outer modifier, which take precedence.
  func adding(_ outer: SemanticsElement) -> SemanticsElement {
    var merged = self
    merged.label = outer.label ?? label
    merged.value = outer.value ?? value
    merged.identifier = outer.identifier ?? identifier
    merged.hint = outer.hint ?? hint
    merged.isEnabled = isEnabled && outer.isEnabled
    merged.isSelected = isSelected || outer.isSelected
    merged.isHidden = isHidden || outer.isHidden
    merged.state = outer.state ?? state
    merged.range = outer.range ?? range
    merged.traits = traits.subtracting(outer.removedTraits).union(outer.traits)
    merged.removedTraits.formUnion(outer.removedTraits)
    if role == nil { merged.takesParts = merged.takesParts || outer.takesParts }
    merged.addedRole = outer.addedRole ?? addedRole
    if let more = outer.details { merged.details = details?.adding(more) ?? more }
    if role != nil { merged.role = outer.addedRole ?? role }
    return merged
  }
}

extension SemanticsTree.Item {
  /// Performs the app's action of the given kind or, if there is none, the control's default action. Returns false if nothing was
  /// performed.
  @MainActor
  package func perform(_ kind: SemanticsAction.Kind) -> Bool {
    guard element.isEnabled else { return false }
    if let action = element.actions.first(where: { $0.kind == kind }) {
      action()
      return true
    }
    return switch kind {
    case .activate: performOnResponder { $0.activate(in: $1) }
    case .increment: performOnResponder { $0.adjust(.steps(1), in: $1) }
    case .decrement: performOnResponder { $0.adjust(.steps(-1), in: $1) }
    default: false
    }
  }

  /// Calls `act` with the responders of the node and its descendants, in view order, until one call returns true.
  @MainActor
  private func performOnResponder(_ act: (any EventResponder, ViewNode) -> Bool) -> Bool {
    var waiting = [node]
    while let next = waiting.popLast() {
      if let responder = next.responder, act(responder, next) { return true }
      waiting.append(contentsOf: next.children.reversed())
    }
    return false
  }
}
