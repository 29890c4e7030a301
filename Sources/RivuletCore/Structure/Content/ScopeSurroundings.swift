import RivuletText
import RivuletTree

/// The objects that all scopes of a tree share, in addition to those that its nodes share. Scopes retain this object, which retains no
/// scope.
@MainActor
final class ScopeSurroundings {
  /// The part that nodes see.
  let nodes: NodeSurroundings
  /// The tree, which sets it during its own initialization.
  private unowned var ownTree: ViewTree?
  /// The root of the tree's environment; set by the tree.
  private var ownEnvironment: EnvironmentRoot?
  /// True while the tree exists. Objects associated with the tree must not use it afterwards.
  var isOpen = true
  /// Records operations that take time, if there is a tracer.
  private(set) var tracer: (any Tracer)?
  var counters = CounterStore()
  /// The types of values that a rule has created from observable properties. Rules for other types are tracked at a lower cost.
  var observingTypes = TypeTable<Bool>()
  /// True if a layout or drawing closure has ever read an observable property.
  var closuresReadProperties = false
  /// True if the tree keeps its state beyond its lifetime.
  let recordsState: Bool

  /// Creates the surroundings of a tree's scopes.
  init(_ textSystem: TextSystem, _ tracer: (any Tracer)?, recordsState: Bool) {
    self.tracer = tracer
    self.recordsState = recordsState
    nodes = NodeSurroundings(textSystem)
  }

  /// Sets the tree and its environment. Must be called once, before there are nodes.
  func belong(to tree: ViewTree, _ environment: EnvironmentRoot) { (ownTree, ownEnvironment) = (tree, environment) }

  /// From now on, records operations with the given tracer, or with none if it is nil.
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

  /// The counters for bodies and layout combined.
  var allCounters: CounterStore {
    get {
      var all = counters
      all.layout = nodes.layoutCounters
      return all
    }
    set { (counters, nodes.layoutCounters) = (newValue, newValue.layout) }
  }
}
