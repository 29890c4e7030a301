import RivuletGraph

/// What a content consists of whose structure was built, so that others like it can be made without building it anew: the rows of a `ForEach`.
///
/// Static structure follows from types alone (invariant 8), so the rows of one `ForEach` have the same. The pattern holds what one of them is made of
/// and nothing of that row itself. Which content has one is found by `PatternFinder`; the others are built each.
@MainActor
final class ContentPattern {
  private let rules: [RulePattern]
  let keepers: [KeeperPattern]
  /// Of all nodes; the outermost is the last.
  private let nodePatterns: [NodePattern]
  let root: NodePattern
  // Of the content that is being made; empty between contents.
  /// What its rules follow: the content itself, then its bodies.
  @exclusivity(unchecked) private var sources: [Attribute<Void>] = []
  /// In the order of the pattern.
  @exclusivity(unchecked) private var nodes = NodeReferences()

  /// A pattern of rules and nodes, of which the last is the outermost.
  init(rules: [RulePattern], keepers: [KeeperPattern], nodePatterns: [NodePattern]) {
    self.rules = rules
    self.keepers = Self.numberingMemories(of: keepers)
    self.nodePatterns = nodePatterns
    root = nodePatterns[nodePatterns.count - 1]
  }

  private static func numberingMemories(of keepers: [KeeperPattern]) -> [KeeperPattern] {
    var keepers = keepers
    var count = 0
    for number in keepers.indices {
      for index in keepers[number].nodes.indices where keepers[number].nodes[index].maker.lend({ $0.hasMemory }) {
        keepers[number].nodes[index].memory = count
        count += 1
      }
    }
    return keepers
  }

  /// Makes the content whose view is in `content`, in a scope and at a place in the environment.
  func make(_ content: Attribute<Void>, in scope: Scope, at place: EnvironmentPlace) -> ViewNode {
    let node = root.makeNode(in: scope, &nodes)
    let places = makeRules(content, at: place, in: scope)
    makeKeepers(inside: node, at: places, in: scope)
    sources.removeAll(keepingCapacity: true)
    nodes.removeAll()
    return node
  }

  /// The same with one node in the place of all, which makes them when somebody looks; until then `model` answers for it.
  func makeVirtual(
    _ content: Attribute<Void>, in scope: borrowing Scope, at place: EnvironmentPlace, _ model: borrowing ContentModel
  ) -> ViewNode {
    let places = makeRules(content, at: place, in: scope)
    let node = VirtualNode(model, at: places, in: scope)
    let list = keepers
    let keepers = list.span
    for number in keepers.indices { node.keep(number, keepers[number], in: sources[keepers[number].source]) }
    sources.removeAll(keepingCapacity: true)
    return node
  }

  private func makeRules(_ content: Attribute<Void>, at place: EnvironmentPlace, in scope: borrowing Scope) -> ContentPlaces {
    sources.append(content)
    var places = ContentPlaces(around: place)
    let list = rules
    let rules = list.span
    for index in rules.indices {
      let source = sources[rules[index].source].field(Void.self, at: rules[index].offset)
      // Not bound to names, which would count them as used.
      if let body = rules[index].body?.makeBody(source, in: scope) {
        sources.append(body)
      } else if let place = rules[index].place?.makePlace(source, in: places, scope) {
        places.append(place)
      }
    }
    return places
  }

  private func makeKeepers(inside node: ViewNode, at places: ContentPlaces, in scope: Scope) {
    let list = keepers
    let keepers = list.span
    for index in keepers.indices {
      scope.keep(nodes, inside: node, as: keepers[index], in: sources[keepers[index].source], places)
    }
  }
}

/// A rule of a content, by how another one like it is made: that of a body, or of a place in the environment.
@MainActor
struct RulePattern {
  let body: BodyPattern?
  let place: PlacePattern?
  /// Which of the content's sources holds the view or the modifier, and how far into it that lies.
  let source: Int
  let offset: Int
}

/// How the rule of a body is made.
@MainActor
final class BodyPattern {
  private let maker: BodyMaker
  private let properties: PropertyList?
  /// Whether its view is the whole content, which the rule of that compares.
  private let isOfContent: Bool

  init(_ maker: BodyMaker, _ properties: PropertyList?, isOfContent: Bool) {
    self.maker = maker
    self.properties = properties
    self.isOfContent = isOfContent
  }

  func makeBody(_ source: Attribute<Void>, in scope: borrowing Scope) -> Attribute<Void> {
    maker.makeBody(source, isCompared: isOfContent, properties, in: scope)
  }
}

/// How a place in the environment is made.
@MainActor
final class PlacePattern {
  private let maker: LayerMaker
  /// In which of the content's places it is.
  private let outer: Int

  init(_ maker: LayerMaker, outer: Int) {
    self.maker = maker
    self.outer = outer
  }

  func makePlace(_ source: Attribute<Void>, in places: ContentPlaces, _ scope: borrowing Scope) -> EnvironmentPlace {
    maker.makePlace(source, inside: places[outer], in: copy scope)
  }
}
