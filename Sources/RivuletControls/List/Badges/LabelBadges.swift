package import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletTree

/// The badges of the views in a row's label. The row shows the first badge (B17.50).
@MainActor
package final class LabelBadges {
  private var views: [WeakNode] = []
  /// A rule that changes as views appear and disappear; nil for a label whose views never change.
  private var rule: Attribute<Int>?
  private var version = 0

  private struct WeakNode {
    weak var node: ViewNode?
  }

  package nonisolated init() {}

  /// The badge for the row; nil for none. Reading the property makes the running rule depend on it.
  package var first: Badge? {
    _ = rule?.value
    return views.lazy.compactMap { $0.node.flatMap { $0.scope.isRemoved ? nil : $0.containerValues().listRow.badge } }.first
  }

  fileprivate func add(_ node: ViewNode) { views.append(WeakNode(node: node)) }

  /// Adds a view that may appear or disappear.
  fileprivate func add(_ node: ViewNode, in scope: Scope) {
    add(node)
    scope.add(LabelViewEnd(self))
    changed()
  }

  fileprivate func follow(in scope: Scope) { if rule == nil { rule = scope.makeRule(LabelBadgesRule(badges: self)) } }

  fileprivate func changed() {
    views.removeAll { $0.node == nil }
    version += 1
    if let rule, rule.id.isLive { rule.id.graph.invalidate(rule.id) }
  }

  @MainActor
  private struct LabelBadgesRule: @MainActor Rule {
    unowned let badges: LabelBadges

    mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(badges.version) }
  }
}

/// An observer that notifies a label's badges when a view of the label is removed.
@MainActor
private final class LabelViewEnd: LifecycleObserver {
  private weak var badges: LabelBadges?

  init(_ badges: LabelBadges) { self.badges = badges }

  func scopeWillDisappear() { badges?.changed() }
}

/// A modifier that collects the badges of the views in a label without adding nodes.
package struct LabelBadgesModifier: ViewModifier {
  package typealias Body = Never

  let badges: LabelBadges

  package init(badges: LabelBadges) { self.badges = badges }

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let badges = modifier.attribute.untrackedValue.badges
    var outputs = body(&inputs)
    switch outputs.elements {
    case .node(let node): badges.add(node)
    case .nodes(let nodes): for node in nodes { badges.add(node) }
    case .list:
      badges.follow(in: inputs.scope)
      outputs.elements.wrapNodes { node, scope in
        badges.add(node, in: scope)
        return node
      }
    }
    return outputs
  }
}
