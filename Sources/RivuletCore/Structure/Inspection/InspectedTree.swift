package import Foundation
import RivuletGraph
package import RivuletTree

/// A view or modifier in a window's tree, represented as in source code. It is either a body from the app or the library, or a node.
@MainActor
package struct InspectedView {
  package enum Kind {
    /// A view or modifier with a body.
    case body(InspectedBody)
    /// A view or modifier that directly participates in layout, drawing, events, or semantics.
    case node(ViewNode)
  }

  package let kind: Kind
  package let name: String
  package internal(set) var children: [InspectedView] = []

  /// The layout frame in root coordinates. For a body, the union of its children's frames.
  package var frame: CGRect {
    switch kind {
    case .node(let node): node.frameInRoot
    case .body: children.reduce(CGRect.null) { $0.union($1.frame) }
    }
  }
}

/// The views in a window, nested as in source code.
///
/// Nodes determine the nesting. A body encloses the nodes that were created from its value.
@MainActor
package struct InspectedTree {
  /// The outermost views.
  package private(set) var views: [InspectedView] = []
  private var inspection: AppInspection
  /// The name of each node's view or modifier and the body that the node comes from, keyed by node.
  private var origins: [ObjectIdentifier: (name: String, body: AttributeID?)] = [:]
  private var chains: [AttributeID: [AttributeID]] = [:]

  /// Reads the views in a window.
  package init(_ tree: ViewTree, _ inspection: AppInspection) {
    self.inspection = inspection
    tree.graph.forEachAttribute { id in
      id.withRule(NodesRule.self) { rule in
        let body = self.inspection.body(above: rule.valueID)
        rule.forEachNode { origins[ObjectIdentifier($0)] = ($1, body) }
      }
    }
    views = collect(tree.root.children.map { $0 }, inside: [])
  }

  /// Returns the views of sibling nodes inside the given bodies.
  private mutating func collect(_ nodes: [ViewNode], inside path: [AttributeID]) -> [InspectedView] {
    var found: [InspectedView] = []
    for node in nodes {
      let origin = origins[ObjectIdentifier(node)]
      let chain = origin?.body.map { self.chain(of: $0) } ?? [AttributeID]()
      let missing = chain.starts(with: path) ? Array(chain.dropFirst(path.count)) : chain.filter { !path.contains($0) }
      var view = InspectedView(kind: .node(node), name: origin?.name ?? node.behaviorName)
      view.children = collect(node.children.map { $0 }, inside: path + missing)
      insert(view, inside: missing[...], into: &found)
    }
    return found
  }

  /// Adds a view to its siblings, nested in any of the bodies that aren't present yet.
  private func insert(_ view: InspectedView, inside bodies: ArraySlice<AttributeID>, into siblings: inout [InspectedView]) {
    guard let first = bodies.first, let body = inspection.body(of: first) else { return siblings.append(view) }
    if let last = siblings.indices.last, case .body(let known) = siblings[last].kind, known.id == first {
      return insert(view, inside: bodies.dropFirst(), into: &siblings[last].children)
    }
    var outer = InspectedView(kind: .body(body), name: body.name)
    insert(view, inside: bodies.dropFirst(), into: &outer.children)
    siblings.append(outer)
  }

  /// Returns the chain of bodies from the outermost body to the given body.
  private mutating func chain(of body: AttributeID) -> [AttributeID] {
    if let known = chains[body] { return known }
    chains[body] = [body]
    let above = inspection.body(of: body)?.parent.map { self.chain(of: $0) } ?? [AttributeID]()
    chains[body] = above + [body]
    return above + [body]
  }
}

extension InspectedTree {
  /// Returns the outermost nodes inside the body with the given number in the graph.
  package func nodes(ofBody number: UInt32) -> [ViewNode] {
    guard let view = Self.first(in: views, where: { $0.isBody(numbered: number) }) else { return [] }
    return view.outermostNodes
  }

  /// Returns the innermost view that satisfies a condition and whose frame contains a point in root coordinates; nil if no view matches. If
  /// views overlap, the last one takes precedence.
  package func view(at point: CGPoint, where condition: (InspectedView) -> Bool) -> InspectedView? {
    Self.innermost(in: views, at: point, where: condition)
  }

  private static func innermost(
    in views: [InspectedView], at point: CGPoint, where condition: (InspectedView) -> Bool
  ) -> InspectedView? {
    for view in views.reversed() {
      if let found = innermost(in: view.children, at: point, where: condition) { return found }
      if condition(view), view.frame.contains(point) { return view }
    }
    return nil
  }

  private static func first(in views: [InspectedView], where condition: (InspectedView) -> Bool) -> InspectedView? {
    for view in views {
      if condition(view) { return view }
      if let found = first(in: view.children, where: condition) { return found }
    }
    return nil
  }
}

extension InspectedView {
  fileprivate func isBody(numbered number: UInt32) -> Bool {
    if case .body(let body) = kind { return body.number == number }
    return false
  }

  fileprivate var outermostNodes: [ViewNode] {
    if case .node(let node) = kind { return [node] }
    return children.flatMap(\.outermostNodes)
  }
}
