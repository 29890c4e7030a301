import Foundation
import RivuletHost

/// A finder that locates controls by the names a person would use: label, identifier, or visible text.
@MainActor
package struct ControlFinder {
  let tree: ViewTree
  /// The frame of the window, including its bar, in root coordinates.
  let window: CGRect
  /// True while views are moving to their final positions.
  let isMoving: Bool

  /// The rank of a node among those with the requested name.
  private enum Rank: Int, Comparable {
    /// The node or one of its descendants responds to the pointer.
    case control
    /// An ancestor of the node responds to the pointer.
    case insideControl
    case plain

    static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Returns the point at which to touch the node with a given name, in root coordinates.
  func touchPoint(_ event: String, _ name: String) throws -> CGPoint {
    if let target = find(name) { return try touchPoint(event, name, target) }
    guard let part = SemanticsTree(tree).items().first(where: { $0.area != nil && $0.element.label == name }), let area = part.area else {
      throw DriverError.notFound(event: event, name: name, present: present)
    }
    return try reachable(event, name, part.node, at: NodeGeometry(part.node).centerInRoot(of: area))
  }

  /// Returns true if any node has the given name.
  func finds(_ name: String) -> Bool { find(name) != nil || SemanticsTree(tree).items().contains { $0.element.label == name } }

  /// Returns the text field that has the given name, or that contains or surrounds a node with the name, and the point at which to touch
  /// it.
  func field(_ event: String, _ name: String) throws -> (node: ViewNode, point: CGPoint) {
    guard let field = find(name, where: { textField($0) != nil }).flatMap(textField) else {
      throw DriverError.notFound(event: event, name: name, present: present)
    }
    return (field, try touchPoint(event, name, field))
  }

  private func touchPoint(_ event: String, _ name: String, _ target: ViewNode) throws -> CGPoint {
    let touched = firstResponder(in: target) ?? target
    let area = touched.responder?.focusStops(in: touched).first?.area
    let geometry = NodeGeometry(touched)
    return try reachable(event, name, target, at: area.map { geometry.centerInRoot(of: $0) } ?? geometry.centerInRoot)
  }

  /// Returns the point if a touch there reaches the node; otherwise, throws an error.
  private func reachable(_ event: String, _ name: String, _ target: ViewNode, at point: CGPoint) throws -> CGPoint {
    guard window.contains(point) else {
      if isMoving { throw DriverError.moving(event: event, name: name, present: present) }
      throw DriverError.offScreen(event: event, name: name, present: present)
    }
    let chain = HitTest(tree).chain(at: point)
    guard chain.contains(where: { $0 === target }) || takesTouch(chain, for: target, name) else {
      if isMoving { throw DriverError.moving(event: event, name: name, present: present) }
      throw DriverError.covered(event: event, name: name, by: describe(chain), present: present)
    }
    return point
  }

  /// Returns true if the touch reaches another node with the same name, or the row that contains the node.
  private func takesTouch(_ chain: [ViewNode], for target: ViewNode, _ name: String) -> Bool {
    guard let touched = chain.first(where: { $0.responder != nil }) else { return false }
    if touched.semantics?.role != nil, self.name(of: touched) == name { return true }
    guard touched.semantics?.role == .row else { return false }
    var step = target.parent
    while let node = step, node !== touched { step = node.parent }
    return step != nil
  }

  /// The names that can be found, in view order.
  package var present: [String] {
    SemanticsTree(tree).items().compactMap { item in
      let label = item.element.label.map { "\"\($0)\"" }
      let identifier = item.element.identifier.flatMap { $0.isEmpty ? nil : "#\($0)" }
      let names = [label, identifier].compactMap(\.self)
      guard !names.isEmpty else { return nil }
      return ([item.element.role?.rawValue].compactMap(\.self) + names).joined(separator: " ")
    }
  }

  /// Returns the node with the given name, or otherwise the node that shows the symbol with the name.
  private func find(_ name: String, where condition: (ViewNode) -> Bool = { _ in true }) -> ViewNode? {
    search(name, where: condition)
      ?? tree.root.firstInDrawingOrder { $0.semantics?.details?.symbol == name && !$0.isInInert && condition($0) }
  }

  private func search(_ name: String, where condition: (ViewNode) -> Bool) -> ViewNode? {
    let labels = Dictionary(
      SemanticsTree(tree).items().filter { $0.area == nil }.map { (ObjectIdentifier($0.node), $0.element) },
      uniquingKeysWith: { first, _ in first })
    var best: (node: ViewNode, rank: Rank)?
    tree.root.forEachInDrawingOrder { node in
      guard bears(name, node, labels[ObjectIdentifier(node)]), condition(node), !node.isInInert else { return }
      let rank = rank(of: node)
      if best.map({ rank < $0.rank }) ?? true { best = (node, rank) }
    }
    return best?.node
  }

  private func bears(_ name: String, _ node: ViewNode, _ element: SemanticsElement?) -> Bool {
    if let element, element.label == name || element.identifier == name { return true }
    guard let own = node.semantics else { return false }
    return own.identifier == name || own.label == name
  }

  /// Returns the text field among a node's descendants or ancestors.
  private func textField(_ node: ViewNode) -> ViewNode? {
    if let inside = node.firstInDrawingOrder(where: { $0.responder?.textReceiver != nil }) { return inside }
    var ancestor = node.parent
    while let current = ancestor, current.responder?.textReceiver == nil { ancestor = current.parent }
    return ancestor
  }

  private func rank(of node: ViewNode) -> Rank {
    if firstResponder(in: node) != nil { return .control }
    var ancestor = node.parent
    while let current = ancestor {
      if current.responder?.isControl == true { return .insideControl }
      ancestor = current.parent
    }
    return .plain
  }

  /// Returns the first node in a subtree, in drawing order, that takes part in pointer events.
  private func firstResponder(in node: ViewNode) -> ViewNode? {
    var found: ViewNode?
    node.forEachInDrawingOrder { if found == nil, $0.responder?.takesPointers == true { found = $0 } }
    return found
  }

  private func name(of node: ViewNode) -> String? {
    node.semantics?.label ?? node.semantics?.identifier ?? SemanticsTree(below: node).items().compactMap(\.element.label).first
  }

  private func describe(_ chain: [ViewNode]) -> String {
    for node in chain {
      guard let element = node.semantics, let role = element.role else { continue }
      return name(of: node).map { "\(role.rawValue) \"\($0)\"" } ?? role.rawValue
    }
    return "nothing that has a name"
  }
}
