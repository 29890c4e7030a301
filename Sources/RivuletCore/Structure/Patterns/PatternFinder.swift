import RivuletGraph

/// Finds out whether a content that was just built, and not evaluated yet, is all that a pattern can say.
///
/// It looks at what was made rather than at how: whatever is there beside bodies without dynamic properties and nodes that are alone for their views,
/// be it state, an environment, an action or a conditional, the content has no pattern.
@MainActor
struct PatternFinder {
  private let scope: Scope
  private let environment: EnvironmentPlace
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The content and its bodies.
  private var sources: [AttributeID] = []
  private var rules: [RulePattern] = []
  private var nodePatterns: [NodePattern] = []
  private var keptCount = 0

  private init(_ scope: Scope, _ environment: EnvironmentPlace) {
    self.scope = scope
    self.environment = environment
  }

  /// The pattern of the content in the scope, whose view is in `content` and which gave `outputs`, built where the inputs said; nil if it has none.
  static func pattern(of content: AttributeID, _ outputs: _ViewListOutputs, _ inputs: _ViewListInputs) -> ContentPattern? {
    var finder = PatternFinder(inputs.scope, inputs.environment)
    return finder.find(content, outputs)
  }

  private mutating func find(_ content: AttributeID, _ outputs: _ViewListOutputs) -> ContentPattern? {
    guard outputs.preferences.isEmpty, scope.holdsOnlyRules, !scope.surroundings.hasZIndices else { return nil }
    guard let node = outputs.elements.onlyNode, pattern(of: node) != nil else { return nil }
    sources = [content]
    for attribute in scope.subgraph.attributes where attribute != content {
      guard addKeeper(attribute) || addBody(attribute) else { return nil }
    }
    return keptCount == numbers.count ? ContentPattern(rules: rules, nodePatterns: nodePatterns) : nil
  }

  /// Numbers the nodes in the order in which the pattern makes them.
  private mutating func pattern(of node: ViewNode) -> NodePattern? {
    guard node.isAsMade, node.scope === scope else { return nil }
    var onlyChild: NodePattern?
    if let child = node.onlyChild {
      onlyChild = pattern(of: child)
      if onlyChild == nil { return nil }
    }
    numbers[ObjectIdentifier(node)] = numbers.count
    var children: [NodePattern] = []
    for child in node.childList {
      guard let pattern = pattern(of: child) else { return nil }
      children.append(pattern)
    }
    guard let pattern = node.makePattern(onlyChild, children) else { return nil }
    nodePatterns.append(pattern)
    return pattern
  }

  private mutating func addBody(_ attribute: AttributeID) -> Bool {
    guard let origin = BodyMaker.origin(of: attribute), let source = sources.firstIndex(of: origin.source.id) else { return false }
    rules.append(.body(BodyPattern(maker: origin.maker, source: source, offset: origin.source.byteOffset)))
    sources.append(attribute)
    return true
  }

  private mutating func addKeeper(_ attribute: AttributeID) -> Bool {
    guard let keeper = attribute.attribute(of: NodesRule.self), let pattern = keeper.partOfRule(NodesRule.self, { pattern(of: $0) }),
      pattern.nodes.allSatisfy({ $0.place == environment })
    else { return false }
    keptCount += pattern.nodes.count
    rules.append(.nodes(pattern))
    return true
  }

  private func pattern(of keeper: borrowing NodesRule) -> KeeperPattern? {
    guard let source = sources.firstIndex(of: keeper.followed) else { return nil }
    return keeper.pattern(source: source) { numbers[ObjectIdentifier($0)] }
  }
}

extension Scope {
  /// Whether the scope holds rules and nothing else: nothing inside that comes and goes, and nobody who acts when it leaves.
  fileprivate var holdsOnlyRules: Bool { hasNoContents && subgraph.holdsOnlyAttributes }
}
