import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletGraph
import RivuletLooks

/// A list's rows, which are created as they come into view.
struct ListRows<Content: View> {
  let selection: ListSelection?
  let content: Content

  nonisolated init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension ListRows: View, NodeSource {
  typealias Body = Never

  static var ownBytes: ByteSpan { ByteSpan(from: 0, to: MemoryLayout<Self>.size - MemoryLayout<Content>.size) }

  static func makeBehavior(_ inputs: _ViewListInputs) -> LazyBehavior { LazyBehavior(nil, version: 0) }

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let node = makeNode(of: view, inputs)
    let model = ListModel(node)
    node.attach(model)
    model.indexInputs = inputs
    var inner = inputs
    (inner.stackAxis, inner.rowKind) = (nil, .list)
    inner.styles = StructuralStyle<ListRowsMark>.mark(inside: inputs.styles)
    inner.rowEnvironment = model
    var content = inner.makeList(view.last(as: Content.self))
    inner.rowEnvironment = nil
    let rowInputs = inner
    content.elements.wrapElements(
      { child, scope, _ in rowInputs.makeListRow(around: child, in: scope, view.attribute, model) }, &content.preferences)
    node.setLazyContents(content.elements, LazyLayout(axis: .vertical, alignment: .center, spacing: 0))
    node.lazyContent?.decorator = model
    return _ViewListOutputs(node: node, preferences: content.preferences)
  }

  func update(_ node: BehaviorNode<LazyBehavior>, environment: EnvironmentReader) {
    let values = environment.values
    node.setMirrored(values.layoutDirection == .rightToLeft)
    var layout = LazyLayout(axis: .vertical, alignment: .center, spacing: 0)
    layout.pinsHeaders = values.shownListLook.pinsHeaders
    node.lazyContent?.update(layout, node)
    guard let model = node.listModel else { return }
    let looks = values.looks
    (model.selection, model.looks) = (selection, looks)
    model.update(showsIndex: looks.lists.hasIndex && values.listSectionIndexVisibility != .hidden)
    model.update(isEditing: values.isListEdited)
  }
}

extension _ViewListInputs {
  /// Wraps a view in a list row.
  fileprivate func makeListRow<Content: View>(
    around child: ViewNode, in scope: Scope, _ list: Attribute<ListRows<Content>>, _ model: ListModel
  ) -> ViewNode {
    let (node, row) = ListRow.make(around: child, in: scope, model.placeInput(of: scope.rowScope ?? scope), model.looks.lists.plain)
    node.responder = ListRowResponder(model, row)
    node.opensInnerMenu = true
    var inner = inside(scope)
    inner.rowKind = .none
    let background = inner.makeRule(ListRowBackgroundRule(content: child))
    row.ground.setContents(inner.makeList(_GraphValue(background)).elements)
    let extras = inner.makeSink(
      ListRowRule(
        row: row, list: list, selection: { $0.selection }, environment: inner.environmentReader(of: ListRowBehavior.self),
        listScope: self.scope, model: model))
    row.rule = extras.id
    row.extras.setContents(inner.makeList(_GraphValue(extras)).elements)
    return node
  }
}

/// The rule that provides the app's background for a row.
@MainActor
private struct ListRowBackgroundRule: @MainActor ViewValueRule {
  let content: ViewNode

  mutating func update(_ output: borrowing RuleOutput<AnyView?>) { output.set(content.containerValues().listRow.background) }
}
