import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks
import RivuletTree

/// A column of a split view, for access by its content.
@MainActor
final class SplitColumn: ListColumn, ToolbarColumn {
  let index: Int
  /// The mark with which lists find the column.
  package nonisolated let rowChoice: RowChoice
  private(set) weak var split: (any ColumnContainer)?
  var screen: Screen!
  /// The column's own stack. `innerModel` is a stack that the app has added to the column.
  weak var ownModel: NavigationModel?
  weak var innerModel: NavigationModel?
  /// The width that the app requests.
  var width: SplitColumnWidth?
  /// The width that people have chosen by dragging a divider.
  var draggedWidth: CGFloat?
  /// The selection of the column's list; nil for none.
  private var selection: ListSelection?
  private var selected: Set<AnyHashable> = []

  init(_ index: Int, in split: any ColumnContainer) {
    self.index = index
    self.split = split
    rowChoice = RowChoice()
    rowChoice.column = self
  }

  var hasDetail: Bool { next != nil }

  var isSidebar: Bool { index == 0 && split?.sidebarWidth != nil }

  func showNextColumn() { split?.showNextColumn(from: self) }

  /// The next column; nil for the last column.
  var next: SplitColumn? { split.flatMap { index + 1 < $0.columns.count ? $0.columns[index + 1] : nil } }

  /// The previous column; nil for the first column.
  var former: SplitColumn? { split.flatMap { index > 0 && index <= $0.columns.count ? $0.columns[index - 1] : nil } }

  /// The stack that pushes this column's screens.
  var model: NavigationModel? { innerModel ?? ownModel }

  /// True if the app has added a stack to the column, which then owns the bar. Reading the property makes the running rule depend on the
  /// value.
  var hasInnerModel: Bool {
    split?.depend()
    return innerModel != nil
  }

  /// The column to which the back button leads in a collapsed stack. Reading the property makes the running rule depend on the value.
  var below: SplitColumn? {
    guard let split else { return nil }
    split.depend()
    return split.isCollapsed && index > 0 ? split.columns[index - 1] : nil
  }

  /// True if this is the first of the columns visible side by side. Reading the property makes the running rule depend on the value.
  var isFirstVisible: Bool {
    guard let split else { return false }
    split.depend()
    return !split.isCollapsed && split.columns.first { split.isVisible($0.index) } === self
  }

  func listSelects(_ selection: ListSelection, _ selected: Set<AnyHashable>) {
    self.selection = selection
    // The list reports its selection on each evaluation.
    guard selected != self.selected else { return }
    self.selected = selected
    split?.selectionChanged(in: self, isEmpty: selected.isEmpty)
  }

  /// True if the column's list has a selection.
  var hasSelection: Bool { !selected.isEmpty }

  /// Selects a value in the column's list on behalf of a link in a row. Returns false if no row has that value (B18.23).
  func selectRow(_ value: AnyHashable) -> Bool {
    guard next != nil, selection != nil else { return false }
    var step: ViewNode? = screen.node
    while let node = step {
      if let list = node.listModel, let row = list.shownRows.first(where: { $0.value == value }) {
        list.press(row, [])
        return true
      }
      step = node.following({ _ in true }, inside: screen.node)
    }
    return false
  }

  func clearNextColumn() {
    guard let model = next?.ownModel else { return }
    for push in model.pushes where push.place?.model !== model { push.onPop() }
  }

  /// Clears the selection in the column's list.
  func clearSelection() {
    guard hasSelection, let selection, selection.kind != .one else { return }
    selected = []
    selection.select([])
  }

  /// The action of `dismiss` at the root of the column (B18.60).
  var dismissal: Dismissal? {
    guard index > 0 else { return nil }
    return Dismissal { [weak self] in
      guard let self, let split else { return }
      if split.isCollapsed { split.goBack(from: self) } else { split.columns[index - 1].clearSelection() }
    }
  }
}

extension EnvironmentValues {
  /// The split view column that contains the content.
  var splitColumn: SplitColumn? {
    get { surroundings.splitColumn.object() }
    set { (surroundings.splitColumn, rowChoice) = (ObjectSlot(newValue), newValue?.rowChoice) }
  }
}

/// A modifier that passes a width to the enclosing column.
struct SplitColumnWidthModifier {
  let width: SplitColumnWidth
}

extension SplitColumnWidthModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    inputs.makeSink(
      SplitColumnWidthRule(modifier: modifier.attribute, environment: inputs.environmentReader(of: SplitColumnWidthModifier.self)))
    return body(&inputs)
  }
}

@MainActor
private struct SplitColumnWidthRule: @MainActor Rule {
  let modifier: Attribute<SplitColumnWidthModifier>
  let environment: EnvironmentReader

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let width = modifier.value.width
    guard let column = environment.values.splitColumn, column.width != width else { return }
    column.width = width
    column.split?.changed()
  }
}
