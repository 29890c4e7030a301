import RivuletCore
import RivuletElements
import RivuletGraph

/// The mark of a column, on its node and in the environment of its content. The lists in the column use it to find the column.
@MainActor
package final class RowChoice {
  /// The column, which sets this property itself.
  package weak var column: (any ChoosingColumn)?

  package init() {}
}

extension EnvironmentValues {
  /// The mark of the column that contains the content; nil outside split views.
  package var rowChoice: RowChoice? {
    get { surroundings.rowChoice.object() }
    set { surroundings.rowChoice = ObjectSlot(newValue) }
  }
}

/// Passes the selection of a list to the enclosing column.
struct RowChoiceModifier {
  let selection: ListSelection?
}

extension RowChoiceModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    inputs.makeSink(RowChoiceRule(modifier: modifier.attribute, environment: inputs.environmentReader(of: RowChoiceModifier.self)))
    return body(&inputs)
  }
}

@MainActor
private struct RowChoiceRule: @MainActor Rule {
  let modifier: Attribute<RowChoiceModifier>
  let environment: EnvironmentReader

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    guard let column = environment.values.rowChoice?.column, column.hasDetail, let selection = modifier.value.selection else { return }
    column.listSelects(selection, selection.selected())
  }
}
