import RivuletText
import RivuletTree

/// What all scopes of a tree share, beside what its nodes share. Scopes keep it, and it keeps none of them.
@MainActor
final class ScopeSurroundings {
  /// The part that nodes see.
  let nodes: NodeSurroundings
  /// The tree, set by it as soon as it is there.
  @exclusivity(unchecked) private unowned var ownTree: ViewTree?
  /// That of the tree, set by it.
  @exclusivity(unchecked) private var ownEnvironment: EnvironmentRoot?
  /// Whether the tree is there; what goes with it must not ask it any more.
  @exclusivity(unchecked) var isOpen = true
  /// Hears what takes time, if anybody wants to know.
  let tracer: (any Tracer)?
  /// The watches of where nodes are.
  let geometry: GeometryWatches
  @exclusivity(unchecked) var counters = CounterStore()
  /// The types of values that a rule has made from observable properties; rules for others are watched more cheaply.
  @exclusivity(unchecked) var observingTypes = TypeTable<Bool>()
  /// Whether a closure of layout or drawing has ever read an observable property.
  @exclusivity(unchecked) var closuresReadProperties = false
  /// Whether the tree keeps its state beyond its life.
  let recordsState: Bool

  /// Those of the scopes of a tree.
  init(_ textSystem: TextSystem, _ tracer: (any Tracer)?, recordsState: Bool) {
    self.tracer = tracer
    self.recordsState = recordsState
    nodes = NodeSurroundings(textSystem)
    geometry = GeometryWatches(nodes.moved)
  }

  /// Tells to what they belong. To be called once, before there are nodes.
  func belong(to tree: ViewTree, _ environment: EnvironmentRoot) { (ownTree, ownEnvironment) = (tree, environment) }

  /// The tree of the nodes.
  var tree: ViewTree {
    guard let ownTree else { failAsUnfinished() }
    return ownTree
  }

  /// The tree's, at hand for all who read or change it.
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
