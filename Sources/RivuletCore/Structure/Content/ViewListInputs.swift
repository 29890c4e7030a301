import RivuletGeometry
package import RivuletGraph

/// The inputs for building the static structure of a view: its position and the values that flow down to it.
@MainActor
public struct _ViewListInputs {
  /// The owner of the attributes that are created. The owner changes inside conditionals, rows and ids.
  package var scope: Scope
  package var environment: EnvironmentPlace
  /// The transaction of each update as it arrives here, for views that animate (B6.01).
  package var transaction: Attribute<UpdateTransaction>
  /// The preference keys that are read further out. There are no attributes for other keys.
  package var preferenceKeys: PreferenceKeys
  /// The axis of the nearest stack, for spacers and dividers; nil outside stacks.
  package var stackAxis: StackAxis?
  /// The contents of the modifiers whose bodies are being built, innermost first.
  package var modifierContents: ModifierContent?
  /// The kind of row that views are built as at this position.
  package var rowKind = RowKind.none
  /// True if sections mark the position of their views in the section.
  package var looksAtSections = false
  /// True if the pages of a tab view are being built. A page with a tab is then built when it is selected for the first time.
  package var defersTabs = false
  /// The change that the container makes to the environment of each of its rows; nil for most containers.
  package var rowEnvironment: (any RowEnvironment)?
  /// The control styles set around this position.
  @usableFromInline package var styles: StructuralStyles?

  package init(scope: Scope, environment: EnvironmentPlace) {
    self.scope = scope
    self.environment = environment
    transaction = scope.tree.app.arrivingTransaction
    preferenceKeys = PreferenceKeys()
  }

  package var tree: ViewTree { scope.tree }
  package var graph: Graph { scope.graph }

  /// Builds the list of a view. Among the rows of a lazy container, a view that forms one row is left to be created on demand.
  package mutating func makeList<Content: View>(_ view: _GraphValue<Content>) -> _ViewListOutputs {
    if rowKind != .none, Content._viewListCount(inputs: _ViewListCountInputs(self)) == 1 { return makeLazyRow(view) }
    return Content._makeViewList(view: view, inputs: &self)
  }
}

/// The kinds of rows that views can be built as.
package enum RowKind {
  /// Views that are not rows, or that are parts of a row.
  case none
  /// Rows of a lazy container. A view that forms one row is created when it is about to be seen.
  case lazy
  /// Rows of a list. Each part of a view with several parts becomes a row.
  case list
}

extension _ViewListInputs {
  package func makeRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    scope.makeRule(rule)
  }

  /// Creates a rule in the structure pass. The rule runs whenever it may be out of date, whether or not its value is read, and does not
  /// pass doubts on to its readers.
  @discardableResult
  package func makeSink<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    scope.makeSink(rule)
  }

  /// Creates a rule in the lifecycle pass, whose runs only queue actions.
  @discardableResult
  package func makeLifecycleSink<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    scope.makeSink(rule, lane: .lifecycle)
  }

  /// Returns the inputs for content that is inserted and removed as a whole.
  package consuming func inside(_ scope: Scope) -> _ViewListInputs {
    self.scope = scope
    return self
  }
}

extension Scope {
  /// Creates a rule in the structure pass; see `_ViewListInputs.makeSink`.
  @discardableResult
  package func makeSink<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    makeBarrier(rule, lane: .structure)
  }
}
