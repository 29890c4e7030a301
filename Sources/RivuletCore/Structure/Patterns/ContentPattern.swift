import RivuletGraph

/// What a content consists of whose structure was built, so that others like it can be made without building it anew: the rows of a `ForEach`.
///
/// Static structure follows from types alone (invariant 8), so the rows of one `ForEach` have the same. The pattern holds what one of them is made of
/// and nothing of that row itself. Which content has one is found by `PatternFinder`; the others are built each.
@MainActor
final class ContentPattern {
  private let rules: [RulePattern]
  /// Of all nodes; the outermost is the last.
  private let nodePatterns: [NodePattern]
  private let root: NodePattern
  /// What the rules of a content being made follow: the content itself, then its bodies in order. Empty between contents.
  @exclusivity(unchecked) private var sources: [Attribute<Void>] = []
  /// The nodes of a content being made, in the order of the pattern. Empty between contents.
  @exclusivity(unchecked) private var nodes = NodeReferences()

  /// A pattern of rules and nodes, of which the last is the outermost.
  init(rules: [RulePattern], nodePatterns: [NodePattern]) {
    self.rules = rules
    self.nodePatterns = nodePatterns
    root = nodePatterns[nodePatterns.count - 1]
  }

  /// Makes the content whose view is in `content` where the inputs say.
  func make(_ content: Attribute<Void>, _ inputs: borrowing _ViewListInputs) -> _ViewListOutputs {
    let node = root.makeNode(in: inputs.scope, &nodes)
    sources.append(content)
    let list = rules
    let rules = list.span
    for place in rules.indices { make(rules[place], inputs) }
    sources.removeAll(keepingCapacity: true)
    nodes.removeAll()
    return _ViewListOutputs(node: node)
  }

  private func make(_ rule: borrowing RulePattern, _ inputs: borrowing _ViewListInputs) {
    switch rule {
    case .body(let body): sources.append(body.maker.makeBody(sources[body.source].field(Void.self, at: body.offset), inputs))
    case .nodes(let pattern): inputs.scope.keep(nodes, as: pattern, in: sources[pattern.source], inputs)
    }
  }
}

/// A rule of a content, by how another one like it is made.
@MainActor
enum RulePattern {
  case body(BodyPattern)
  case nodes(KeeperPattern)
}

/// A body of a content.
@MainActor
struct BodyPattern {
  let maker: BodyMaker
  /// Which of the content's sources holds the view, and how far into it that lies.
  let source: Int
  let offset: Int
}
