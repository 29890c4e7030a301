import Foundation
import RivuletCore
import RivuletGraph
import RivuletTree

/// How wide a column is, in points.
struct SplitColumnWidth: Equatable {
  var min: CGFloat
  var ideal: CGFloat
  var max: CGFloat
}

/// One column of a split view, as what is in it knows it.
@MainActor
final class SplitColumn {
  let index: Int
  private(set) weak var split: SplitModel?
  var screen: Screen!
  /// The stack of the column itself, and one that the app has put into the column.
  weak var ownModel: NavigationModel?
  weak var innerModel: NavigationModel?
  /// What the app says of the width.
  var width: SplitColumnWidth?
  /// What a divider that was dragged says of the width.
  var draggedWidth: CGFloat?
  /// What is selected in the list of the column; nil where there is none.
  private var selection: ListSelection?
  private var selected: Set<AnyHashable> = []

  init(_ index: Int, in split: SplitModel) {
    self.index = index
    self.split = split
  }

  /// The next column; nil for the last.
  var next: SplitColumn? { split.flatMap { index + 1 < $0.columns.count ? $0.columns[index + 1] : nil } }

  /// The column before this one; nil for the first.
  var former: SplitColumn? { split.flatMap { index > 0 && index <= $0.columns.count ? $0.columns[index - 1] : nil } }

  /// The stack in which screens of this column go on.
  var model: NavigationModel? { innerModel ?? ownModel }

  /// Whether the app has put a stack into the column, which has the bar then. The running rule depends on it.
  var hasInnerModel: Bool {
    split?.depend()
    return innerModel != nil
  }

  /// The column that a way back leads to, while all columns are one stack. The running rule depends on it.
  var below: SplitColumn? {
    guard let split else { return nil }
    split.depend()
    return split.isCollapsed && index > 0 ? split.columns[index - 1] : nil
  }

  /// Whether it is the leading one of those that are seen beside each other. The running rule depends on it.
  var isFirstVisible: Bool {
    guard let split else { return false }
    split.depend()
    return !split.isCollapsed && split.columns.first { split.isVisible($0.index) } === self
  }

  /// The list of the column has a selection, or has none any more (B18.54). Runs inside a rule.
  func listSelects(_ selection: ListSelection, _ selected: Set<AnyHashable>) {
    self.selection = selection
    // The list says the same again whenever it is evaluated.
    guard selected != self.selected else { return }
    self.selected = selected
    split?.selectionChanged(in: self, isEmpty: selected.isEmpty)
  }

  /// Whether the list of the column has something selected.
  var hasSelection: Bool { !selected.isEmpty }

  /// Selects a value in the list of the column, as a link in one of its rows wants; false if no row can be selected by it (B18.23).
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

  /// Nothing is selected in the list of the column any more.
  func clearSelection() {
    guard hasSelection, let selection, selection.kind != .one else { return }
    selected = []
    selection.select([])
  }

  /// What `dismiss` does in the root of the column (B18.60).
  var dismissal: Dismissal? {
    guard index > 0 else { return nil }
    return Dismissal { [weak self] in
      guard let self, let split else { return }
      if split.isCollapsed { split.goBack(from: self) } else { split.columns[index - 1].clearSelection() }
    }
  }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
  /// The column of a split view around.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

/// Tells the column around how wide it is to be.
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

/// Tells the column around what is selected in its list.
struct SplitSelectionModifier {
  let selection: ListSelection?
}

extension SplitSelectionModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    inputs.makeSink(
      SplitSelectionRule(modifier: modifier.attribute, environment: inputs.environmentReader(of: SplitSelectionModifier.self)))
    return body(&inputs)
  }
}

@MainActor
private struct SplitSelectionRule: @MainActor Rule {
  let modifier: Attribute<SplitSelectionModifier>
  let environment: EnvironmentReader

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    guard let column = environment.values.splitColumn, column.next != nil, let selection = modifier.value.selection else { return }
    column.listSelects(selection, selection.selected())
  }
}
