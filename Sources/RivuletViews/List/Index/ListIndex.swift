import Foundation
import RivuletCore
import RivuletGeometry
import RivuletGraph

/// The index of one list: the node that shows it beside the rows, and what makes its views.
@MainActor
struct ListIndex {
  let node: BehaviorNode<ListIndexBehavior>
  private let rule: AttributeID

  /// An index with the views' inputs of the list.
  init(of model: ListModel, _ inputs: _ViewListInputs) {
    node = BehaviorNode(ListIndexBehavior(), scope: inputs.scope)
    var inner = inputs
    (inner.isLazy, inner.stackAxis) = (false, nil)
    let bar = inner.makeSink(ListIndexRule(model: model))
    rule = bar.id
    node.setContents(inner.makeList(_GraphValue(bar)).elements)
  }

  /// Has the views follow the sections.
  func renew() { if rule.isLive { rule.graph.invalidate(rule) } }
}

/// What the index shows: nothing while no section has a label.
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

/// The room of the index at the trailing end of a list; it takes all of its height.
struct ListIndexBehavior: NodeBehavior {
  /// The width of the index, which is that of the margin beside the rows, in points.
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
