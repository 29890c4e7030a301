import RivuletText
import RivuletTree

/// The objects that all scopes of a tree share, in addition to those that its nodes share. Scopes retain it; it retains no scope.
@MainActor
final class ScopeSurroundings {
  /// The part that nodes see.
  let nodes: NodeSurroundings
  /// The tree, which sets it during its own initialization.
  private unowned var ownTree: ViewTree?
  /// The root of the tree's environment; set by the tree.
  private var ownEnvironment: EnvironmentRoot?
  /// True while the tree exists. Objects that go with the tree must not use it afterwards.
  var isOpen = true
  /// Records the operations that take time; nil for none.
  private(set) var tracer: (any Tracer)?
  var counters = CounterStore()
  /// The types of values that a rule has made from observable properties. Rules for other types are tracked more cheaply.
  var observingTypes = TypeTable<Bool>()
  /// True if a closure of layout or drawing has ever read an observable property.
  var closuresReadProperties = false
  /// True if the tree keeps its state beyond its life.
  let recordsState: Bool

  /// Creates the surroundings of a tree's scopes.
  init(_ textSystem: TextSystem, _ tracer: (any Tracer)?, recordsState: Bool) {
    self.tracer = tracer
    self.recordsState = recordsState
    nodes = NodeSurroundings(textSystem)
  }

  /// Sets the tree and its environment. Must be called once, before there are nodes.
  func belong(to tree: ViewTree, _ environment: EnvironmentRoot) { (ownTree, ownEnvironment) = (tree, environment) }

  /// Records the operations with a tracer from now on; with none for nil.
  func trace(with tracer: (any Tracer)?) { self.tracer = tracer }

  /// The tree of the nodes.
  var tree: ViewTree {
    guard let ownTree else { failAsUnfinished() }
    return ownTree
  }

  /// The root of the tree's environment.
  var environment: EnvironmentRoot {
    guard let ownEnvironment else { failAsUnfinished() }
    return ownEnvironment
  }

  @inline(never) private func failAsUnfinished() -> Never {
    fatalError("A node was made before its tree was told to its surroundings (ScopeSurroundings.belong).")
  }

  /// The counters of bodies with those of layout.
  var allCounters: CounterStore {
    get {
      var all = counters
      all.layout = nodes.layoutCounters
      return all
    }
    set { (counters, nodes.layoutCounters) = (newValue, newValue.layout) }
  }
}
