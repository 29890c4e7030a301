import RivuletCore
import RivuletElements
import RivuletGraph

/// A modifier that informs the list of the edits that people can make to the enclosing element.
struct ElementEditsModifier: ViewModifier {
  typealias Body = Never

  let edits: CollectionEdits

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let element = ForEachElement.innermost(around: inputs.scope)
    let traits = inputs.makeRule(
      MappedRule(source: modifier.attribute) { modifier in
        ContainerValueModifier { values in
          values.listRow.deletion = modifier.edits.delete.map { RowDeletion($0) { _ in element } }
          values.listRow.move = modifier.edits.move.map { RowMove($0) { _ in element } }
        }
      })
    return ContainerValueModifier._makeViewList(modifier: _GraphValue(traits), inputs: &inputs, body: body)
  }
}
