import RivuletGeometry
package import RivuletGraph

/// The inputs for building the static structure of a view: its position and the values that the surrounding structure passes down.
@MainActor
public struct _ViewListInputs {
  /// The owner of newly created attributes. Conditionals, rows, and `.id` modifiers each introduce their own owner.
  package var scope: Scope
  package var environment: EnvironmentPlace
  /// The transaction of each update at this position, for views that animate (B6.01).
  package var transaction: Attribute<UpdateTransaction>
  /// The preference keys that ancestors read. Other keys have no attributes.
  package var preferenceKeys: PreferenceKeys
  /// The axis of the nearest stack, for spacers and dividers; nil outside stacks.
  package var stackAxis: StackAxis?
  /// The contents of the modifiers whose bodies are being built, with the innermost first.
  package var modifierContents: ModifierContent?
  /// The kind of row that views at this position form.
  package var rowKind = RowKind.none
  /// True if sections record the position of their views within the section.
  package var readsSections = false
  /// True if the pages of a tab view are being built. A page with a tab is then built when it's first selected.
  package var defersTabPages = false
  /// The container's change to the environment of each of its rows; nil for most containers.
  package var rowEnvironment: (any RowEnvironment)?
  /// The control styles that apply at this position.
  @usableFromInline package var styles: StructuralStyles?

  package init(scope: Scope, environment: EnvironmentPlace) {
    self.scope = scope
    self.environment = environment
    transaction = scope.tree.app.arrivingTransaction
    preferenceKeys = PreferenceKeys()
  }

  package var tree: ViewTree { scope.tree }
  package var graph: Graph { scope.graph }

  /// Builds the list of a view. In a lazy container, a view that forms one row isn't built until its row is needed.
  package mutating func makeList<Content: View>(_ view: _GraphValue<Content>) -> _ViewListOutputs {
    if rowKind != .none, Content._viewListCount(inputs: _ViewListCountInputs(self)) == 1 { return makeLazyRow(view) }
    return Content._makeViewList(view: view, inputs: &self)
  }
}

/// The kinds of rows that views can form.
package enum RowKind {
  /// The views aren't rows, or are parts of a row.
  case none
  /// The views are rows of a lazy container. A view that forms one row is created shortly before it becomes visible.
  case lazy
  /// The views are rows of a list. Each part of a view with several parts becomes a row.
  case list
}

extension _ViewListInputs {
  package func makeRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    scope.makeRule(rule)
  }

  /// Creates a rule in the structure pass. The rule runs whenever it may be out of date, even if its value isn't read. Its readers are
  /// invalidated only if its value actually changes.
  @discardableResult
  package func makeSink<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    scope.makeSink(rule)
  }

  /// Creates a rule in the lifecycle pass. Running such a rule only queues actions.
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
  /// Creates a rule in the structure pass. See `_ViewListInputs.makeSink`.
  @discardableResult
  package func makeSink<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    makeBarrier(rule, lane: .structure)
  }
}
