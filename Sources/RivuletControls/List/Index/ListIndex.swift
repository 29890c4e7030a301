import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletGraph

/// The index of a list: its node beside the rows, and the rule that builds its views.
@MainActor
struct ListIndex {
  let node: BehaviorNode<ListIndexBehavior>
  private let rule: AttributeID

  /// Creates a list's index from the inputs of the list's views.
  init(of model: ListModel, _ inputs: _ViewListInputs) {
    node = BehaviorNode(ListIndexBehavior(), scope: inputs.scope)
    var inner = inputs
    (inner.rowKind, inner.stackAxis) = (.none, nil)
    let bar = inner.makeSink(ListIndexRule(model: model))
    rule = bar.id
    node.setContents(inner.makeList(_GraphValue(bar)).elements)
  }

  /// Invalidates the rule, so that the views are updated to match the sections.
  func renew() { if rule.isLive { rule.graph.invalidate(rule) } }
}

/// The rule that provides the content of the index, which is nil while no section has a label.
@MainActor
private struct ListIndexRule: @MainActor ViewValueRule {
  let model: ListModel

  mutating func update(_ output: borrowing RuleOutput<SectionIndexBar?>) {
    var entries: [SectionIndexBar.Entry] = []
    for (place, target) in model.indexTargets.enumerated() {
      if let label = target.label { entries.append(SectionIndexBar.Entry(place: place, label: label)) }
    }
    output.set(entries.isEmpty ? nil : SectionIndexBar(model: model, entries: entries))
  }
}

/// The full-height area of the index at a list's trailing edge.
struct ListIndexBehavior: NodeBehavior {
  /// The width of the index in points, which matches the margin beside the rows.
  static let width: CGFloat = 16

  func placeChildren(of node: ViewNode) {
    for child in node.children { node.place(child, at: .zero, proposal: ProposedViewSize(node.size)) }
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }
  func change(from old: ListIndexBehavior, in node: ViewNode) -> NodeChange { .nothing }
}
