package import Foundation
import RivuletGraph
package import RivuletTree

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
  /// The bodies around the bodies that the graph doesn't connect to another body.
  private var adoptions: [AttributeID: AttributeID] = [:]

  /// Reads the views in a window.
  ///
  /// - Parameter name: A closure that returns the name of a view or modifier in source code, and nil for one that has no such name. Views
  ///   that the library's bodies create have no name, whatever the closure returns.
  package init(_ tree: ViewTree, _ inspection: AppInspection, naming name: (InspectedView) -> InspectedView.Name? = { _ in nil }) {
    self.inspection = inspection
    tree.graph.forEachAttribute { id in
      id.withRule(NodesRule.self) { rule in
        let body = self.inspection.body(above: rule.valueID)
        rule.forEachNode { origins[ObjectIdentifier($0)] = ($1, body) }
      }
    }
    let outermost = tree.root.children.map { $0 }
    adopt(outermost, around: [])
    chains = [:]
    views = collect(outermost, inside: []).map { $0.named(name) }
    views = InspectedView.gather(views)
  }

  /// Finds the bodies around the parts of a styled control, which the graph doesn't connect to the control. The views inside the control
  /// show where it belongs: the body that wrote them was created before the control's parts.
  private mutating func adopt(_ nodes: [ViewNode], around orphans: [AttributeID]) {
    for node in nodes {
      var orphans = orphans
      if let body = origins[ObjectIdentifier(node)]?.body {
        let chain = chain(of: body)
        for orphan in orphans where !chain.contains(orphan) { adopt(orphan, by: chain) }
        if let first = chain.first, !orphans.contains(first) { orphans.append(first) }
      }
      adopt(node.children.map { $0 }, around: orphans)
    }
  }

  /// Notes the innermost body of a chain that was created before an orphan, unless a later one is known.
  private mutating func adopt(_ orphan: AttributeID, by chain: [AttributeID]) {
    guard let outer = chain.last(where: { $0.sequence < orphan.sequence }) else { return }
    if let known = adoptions[orphan], known.sequence >= outer.sequence { return }
    adoptions[orphan] = outer
  }

  /// Returns the views of sibling nodes inside the given bodies.
  private mutating func collect(_ nodes: [ViewNode], inside path: [AttributeID]) -> [InspectedView] {
    var found: [InspectedView] = []
    for node in nodes {
      let origin = origins[ObjectIdentifier(node)]
      let chain = origin?.body.map { self.chain(of: $0) } ?? [AttributeID]()
      let missing = chain.starts(with: path) ? Array(chain.dropFirst(path.count)) : chain.filter { !path.contains($0) }
      // The bodies that wrote the view. What is connected to no body belongs to the bodies around it.
      let writers = chain.isEmpty || chain.first != path.first ? path + missing : chain
      var view = InspectedView(kind: .node(node), name: origin?.name ?? node.behaviorName, makers: makers(in: writers[...]))
      view.children = collect(node.children.map { $0 }, inside: path + missing)
      insert(view, inside: missing[...], writers, into: &found)
    }
    return found
  }

  /// Adds a view to its siblings, nested in any of the bodies that aren't present yet.
  private func insert(
    _ view: InspectedView, inside bodies: ArraySlice<AttributeID>, _ writers: [AttributeID], into siblings: inout [InspectedView]
  ) {
    guard let first = bodies.first, let body = inspection.body(of: first) else { return siblings.append(view) }
    if let last = siblings.indices.last, case .body(let known) = siblings[last].kind, known.id == first {
      return insert(view, inside: bodies.dropFirst(), writers, into: &siblings[last].children)
    }
    var outer = InspectedView(kind: .body(body), name: body.name, makers: makers(in: writers.prefix { $0 != first }))
    insert(view, inside: bodies.dropFirst(), writers, into: &outer.children)
    siblings.append(outer)
  }

  /// Returns the names of the library's bodies at the end of a chain, innermost first, up to the app's own body, or up to a part of a
  /// style's configuration, such as a label, which contains the app's views.
  private func makers(in chain: ArraySlice<AttributeID>) -> [String] {
    chain.reversed().lazy.compactMap { inspection.body(of: $0) }.prefix { !$0.isOwn && !$0.isConfigurationPart }.map(\.name)
  }

  /// Returns the chain of bodies from the outermost body to the given body.
  private mutating func chain(of body: AttributeID) -> [AttributeID] {
    if let known = chains[body] { return known }
    chains[body] = [body]
    let outer = inspection.body(of: body)?.parent ?? adoptions[body]
    let above = outer.map { self.chain(of: $0) } ?? [AttributeID]()
    chains[body] = above + [body]
    return above + [body]
  }
}

extension InspectedTree {
  /// Returns the outermost nodes inside the body with the given number in the graph.
  package func nodes(ofBody number: UInt32) -> [ViewNode] {
    InspectedView.all(in: views) { $0.isBody(numbered: number) }.flatMap(\.outermostNodes)
  }

  /// Returns the innermost view with a name in source code whose frame contains a point in root coordinates; nil if no view matches. If
  /// views overlap, the last one takes precedence.
  package func view(at point: CGPoint) -> InspectedView? { InspectedView.innermost(in: views, at: point) }
}
