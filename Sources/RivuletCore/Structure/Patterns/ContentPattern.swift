import RivuletGraph

/// What a content consists of whose structure was built, so that others like it can be made without building it anew: the rows of a `ForEach`.
///
/// Static structure follows from types alone (invariant 8), so the rows of one `ForEach` have the same. The pattern holds what one of them is made of
/// and nothing of that row itself. Which content has one is found by `PatternFinder`; the others are built each.
@MainActor
final class ContentPattern {
  private let rules: [RulePattern]
  private let keepers: [KeeperPattern]
  /// Of all nodes; the outermost is the last.
  private let nodePatterns: [NodePattern]
  private let root: NodePattern
  // Of the content that is being made; empty between contents.
  /// What its rules follow: the content itself, then its bodies.
  @exclusivity(unchecked) private var sources: [Attribute<Void>] = []
  /// Where it looks up the environment: the place of the content, then those that its modifiers make.
  @exclusivity(unchecked) private var places: [EnvironmentPlace] = []
  /// In the order of the pattern.
  @exclusivity(unchecked) private var nodes = NodeReferences()

  /// A pattern of rules and nodes, of which the last is the outermost.
  init(rules: [RulePattern], keepers: [KeeperPattern], nodePatterns: [NodePattern]) {
    self.rules = rules
    self.keepers = keepers
    self.nodePatterns = nodePatterns
    root = nodePatterns[nodePatterns.count - 1]
  }

  /// Makes the content whose view is in `content`, in a scope and at a place in the environment.
  func make(_ content: Attribute<Void>, in scope: Scope, at place: EnvironmentPlace) -> _ViewListOutputs {
    let node = root.makeNode(in: scope, &nodes)
    sources.append(content)
    places.append(place)
    makeRules(in: scope)
    makeKeepers(inside: node, in: scope)
    sources.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    nodes.removeAll()
    return _ViewListOutputs(node: node)
  }

  private func makeRules(in scope: Scope) {
    let list = rules
    let rules = list.span
    for index in rules.indices {
      let source = sources[rules[index].source].field(Void.self, at: rules[index].offset)
      switch rules[index].kind {
      case .body(let maker, let properties): sources.append(maker.makeBody(source, properties, in: scope))
      case .place(let maker, let outer): places.append(maker.makePlace(source, inside: places[outer], in: scope))
      }
    }
  }

  private func makeKeepers(inside node: ViewNode, in scope: Scope) {
    let list = keepers
    let keepers = list.span
    for index in keepers.indices {
      scope.keep(nodes, inside: node, as: keepers[index], in: sources[keepers[index].source], places)
    }
  }
}

/// A rule of a content, by how another one like it is made.
@MainActor
struct RulePattern {
  enum Kind {
    case body(BodyMaker, PropertyList?)
    /// A place in the environment, in another one of the content's places.
    case place(LayerMaker, outer: Int)
  }

  let kind: Kind
  /// Which of the content's sources holds the view or the modifier, and how far into it that lies.
  let source: Int
  let offset: Int
}
