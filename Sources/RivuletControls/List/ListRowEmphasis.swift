import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// A modifier that draws a row's content in white, to contrast with the accent colour behind it.
struct ListRowEmphasis: EnvironmentModifier, Equatable {
  typealias Body = Never

  var isEmphasized = false

  nonisolated init(isEmphasized: Bool = false) { self.isEmphasized = isEmphasized }

  func change(_ environment: inout EnvironmentValues) {
    guard isEmphasized else { return }
    environment.backgroundProminence = .increased
    environment.setForeground([AnyShapeStyle(Color.white)])
    environment.tint = AnyShapeStyle(Color.white)
  }
}

extension ListModel: RowEnvironment {
  /// Adds an emphasis input to the environment of a row's content, unless the list's rows never take the focus.
  func change(_ inputs: inout _ViewListInputs) {
    guard looks.lists.takesFocus else { return }
    let row = inputs.scope
    let emphasis = inputs.graph.makeInput(ListRowEmphasis(), in: row, name: "emphasis of a row", areEqual: ==)
    let id = ObjectIdentifier(row)
    emphases[id] = emphasis
    row.onFree { [weak self] in MainActor.assumeIsolated { self?.emphases[id] = nil } }
    inputs.changeEnvironment(by: emphasis)
  }

  /// Starts or stops emphasizing a row's content in front of the accent colour.
  func emphasize(_ row: ListRow, _ isEmphasized: Bool) {
    guard row.isEmphasized != isEmphasized else { return }
    row.isEmphasized = isEmphasized
    row.node.tree.actions.append { [weak self, weak row] in
      guard let self, let row, row.isThere, let scope = row.node.scope.rowScope, let emphasis = emphases[ObjectIdentifier(scope)] else {
        return
      }
      let next = ListRowEmphasis(isEmphasized: row.isEmphasized)
      row.node.tree.queue.append(Mutation { if emphasis.id.isLive { _ = emphasis.set(next) } }, transaction: Transaction())
    }
  }

  /// Updates the selected rows when the list gains or loses the keyboard focus.
  func focusChanged(_ isFocused: Bool) {
    guard isFocused != hasFocus else { return }
    hasFocus = isFocused
    for row in shownRows where row.isSelected { row.renew() }
  }
}
