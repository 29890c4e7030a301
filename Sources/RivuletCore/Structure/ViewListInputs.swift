import RivuletGeometry
package import RivuletGraph

/// What a view is told when its static structure is built: where it stands and what flows down to it.
@MainActor
public struct _ViewListInputs {
  /// Owner of the attributes that are made; changes below conditionals, rows and ids.
  package var scope: Scope
  package var environment: EnvironmentPlace
  /// The transaction of each update as it arrives here, for whoever animates (B6.01).
  package var transaction: Attribute<UpdateTransaction>
  /// The preference keys that somebody above reads; nodes exist for no others.
  package var preferenceKeys: PreferenceKeys
  /// The axis of the nearest stack, for spacers and dividers; nil outside stacks.
  package var stackAxis: StackAxis?
  /// The content closures of the modifiers whose bodies are being built, innermost first.
  package var modifierContents: ModifierContent?
  /// Whether what is built here are rows of a lazy container: a view that is one row is made when it is to be seen.
  package var isLazy = false
  /// Whether sections say of their views where in the section they stand.
  package var looksAtSections = false
  /// Whether what is built here are the pages of a tab view: one that has a tab is built when it is chosen for the first time.
  package var defersTabs = false
  /// What the container around changes in the environment of each row that it makes; nil for most.
  package var rowEnvironment: (any RowEnvironment)?
  /// The styles of controls that are set around this place.
  @usableFromInline package var styles: StructuralStyles?

  package init(scope: Scope, environment: EnvironmentPlace) {
    self.scope = scope
    self.environment = environment
    transaction = scope.tree.app.arrivingTransaction
    preferenceKeys = PreferenceKeys()
  }

  package var tree: ViewTree { scope.tree }
  package var graph: Graph { scope.graph }

  /// Builds the list of a view: where rows of a lazy container are built, a view that is one row is left to be made on demand.
  package mutating func makeList<Content: View>(_ view: _GraphValue<Content>) -> _ViewListOutputs {
    if isLazy, Content._viewListCount(inputs: _ViewListCountInputs(self)) == 1 { return makeLazyRow(view) }
    return Content._makeViewList(view: view, inputs: &self)
  }
}

extension _ViewListInputs {
  package func makeRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    scope.makeRule(rule)
  }

  /// A rule of the structure pass: it runs whenever it may be out of date, whether or not anything reads it, and keeps doubts to itself.
  @discardableResult
  package func makeSink<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    scope.makeSink(rule)
  }

  /// A rule of the lifecycle pass; its runs only queue actions.
  @discardableResult
  package func makeLifecycleSink<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    scope.makeSink(rule, lane: .lifecycle)
  }

  /// The same inputs for content that comes and goes as one.
  package consuming func inside(_ scope: Scope) -> _ViewListInputs {
    self.scope = scope
    return self
  }
}

extension Scope {
  /// A rule of the structure pass; see `_ViewListInputs.makeSink`.
  @discardableResult
  package func makeSink<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
    makeBarrier(rule, lane: .structure)
  }
}

extension Lane {
  /// Bodies, dynamic containers and node parameters.
  package static var structure: Lane { Lane(0) }
  /// Readers of preferences; they run after layout.
  package static var preferences: Lane { Lane(1) }
  /// Appear and change actions, in the order of B5.03.
  package static var lifecycle: Lane { Lane(2) }
}
