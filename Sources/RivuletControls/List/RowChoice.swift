import RivuletCore
import RivuletElements
import RivuletGraph

/// A mark that identifies a column, on its node and in its content's environment. Lists use the mark to find their column.
@MainActor
package final class RowChoice {
  /// The marked column, which sets this property itself.
  package weak var column: (any ListColumn)?

  package init() {}
}

extension EnvironmentValues {
  /// The mark of the enclosing column; nil outside split views.
  package var rowChoice: RowChoice? {
    get { surroundings.rowChoice.object() }
    set { surroundings.rowChoice = ObjectSlot(newValue) }
  }
}

/// A modifier that passes a list's selection to the enclosing column.
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
