import RivuletText
import RivuletTree

/// The objects shared by all scopes of a tree, including those shared by its nodes. Scopes retain this object, which retains no scope.
@MainActor
final class ScopeSurroundings {
  /// The objects shared by the tree's nodes.
  let nodes: NodeSurroundings
  /// The tree; set by the tree during its own initialization.
  private unowned var storedTree: ViewTree?
  /// The root of the tree's environment; set by the tree.
  private var ownEnvironment: EnvironmentRoot?
  /// True while the tree exists. Objects associated with the tree must not use it after this becomes false.
  var isOpen = true
  /// The tracer that records operations and their durations, if any.
  private(set) var tracer: (any Tracer)?
  var counters = CounterStore()
  /// The types of values that a rule has created from observable properties. Rules for other types are tracked at lower cost.
  var observingTypes = TypeTable<Bool>()
  /// True if a layout or drawing closure has ever read an observable property.
  var closuresReadProperties = false
  /// True if the tree keeps its state beyond its own lifetime.
  let recordsState: Bool

  /// Creates the surroundings of a tree's scopes.
  init(_ textSystem: TextSystem, _ tracer: (any Tracer)?, recordsState: Bool) {
    self.tracer = tracer
    self.recordsState = recordsState
    nodes = NodeSurroundings(textSystem)
  }

  /// Sets the tree and its environment. Must be called once, before any nodes are created.
  func belong(to tree: ViewTree, _ environment: EnvironmentRoot) { (storedTree, ownEnvironment) = (tree, environment) }

  /// Sets the tracer that records operations from now on; nil stops recording.
  func trace(with tracer: (any Tracer)?) { self.tracer = tracer }

  /// The tree that the scopes belong to.
  var tree: ViewTree {
    guard let storedTree else { failAsUnfinished() }
    return storedTree
  }

  /// The root of the tree's environment.
  var environment: EnvironmentRoot {
    guard let ownEnvironment else { failAsUnfinished() }
    return ownEnvironment
  }

  @inline(never) private func failAsUnfinished() -> Never {
    fatalError("A node was made before its tree was told to its surroundings (ScopeSurroundings.belong).")
  }

  /// The combined counters for bodies and layout.
  var allCounters: CounterStore {
    get {
      var all = counters
      all.layout = nodes.layoutCounters
      return all
    }
    set { (counters, nodes.layoutCounters) = (newValue, newValue.layout) }
  }
}
