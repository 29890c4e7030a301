import RivuletGraph
import RivuletTree

/// A list whose rows a lazy container creates on demand, in the order of `ViewList`. The nodes that wrap the list's elements are created
/// along with them.
@MainActor
package class LazyRowList: ViewList {
  final let inputs: _ViewListInputs
  private final var wrappers: [ElementWrapper] = []
  /// A counter of changes to the placed rows. Each change combines the preferences again. Nil if no view reads a preference.
  private final let placedVersion: Attribute<Int>?

  /// Creates a list at the position that `inputs` describe.
  init(_ inputs: _ViewListInputs) {
    self.inputs = inputs
    placedVersion =
      inputs.preferenceKeys.keys.isEmpty ? nil : inputs.graph.makeInput(0, in: inputs.scope, name: "placed rows", areEqual: ==)
  }

  override final package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    wrappers.append(wrap)
  }

  /// Returns the outputs of the list.
  final func outputs() -> _ViewListOutputs {
    let preferences = placedVersion.map { inputs.dynamicPreferences(of: self, version: $0) }
    return _ViewListOutputs(list: self, preferences: preferences ?? PreferenceOutputs())
  }

  /// Builds content in `scope`, inside the list's wrappers.
  ///
  /// - Parameter asRow: True if the content is one row, whose actions wait until the row is shown.
  final func fill(_ scope: Scope, asRow: Bool, _ build: (inout _ViewListInputs) -> _ViewListOutputs) {
    if asRow {
      scope.isLazyRow = true
      scope.begin(as: .waiting)
    }
    var inner = inputs.inside(scope)
    inner.rowKind = asRow ? .none : inputs.rowKind
    if asRow {
      inner.rowEnvironment = nil
      inputs.rowEnvironment?.change(&inner)
    }
    var outputs = build(&inner)
    for wrap in wrappers { outputs.elements.wrapElements(wrap, &outputs.preferences) }
    if scope.tree.usesTransitions { outputs = scope.applyTransitions(to: outputs) }
    outputs.elements.attach(to: self)
    scope.contents = ScopeContents(outputs)
  }

  /// Called when the set of placed rows changes.
  override func placedRowsChanged() {
    if let placedVersion { placedVersion.set(placedVersion.untrackedValue + 1) }
  }

  /// Returns the index of a row in this list; nil if the row is no longer in the list or its index is unknown.
  func place(of row: LazyRow) -> Int? { nil }

  /// Releases a row that hasn't been placed for a long time.
  func drop(_ row: LazyRow) {}
}

extension LazyRow {
  /// The row's index among all rows of the container; nil if the row has been removed or is being removed.
  var index: Int? {
    guard !scope.isRemoved, let own = list.place(of: self), let first = list.firstRow else { return nil }
    return first + own
  }
}
