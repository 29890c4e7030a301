import RivuletGraph

/// Finds out whether a content that was just built, and not evaluated yet, is all that a pattern can say.
///
/// It looks at what was made rather than at how: whatever is there beside bodies of views without storage, places in the environment and nodes that
/// are alone for their views, be it state, an action or a conditional, the content has no pattern.
@MainActor
struct PatternFinder {
  private let scope: Scope
  /// Those of the place around all such contents.
  private let inputs: _ViewListInputs
  /// The content and its bodies.
  private var sources: [AttributeID] = []
  /// The place of the content in the environment, and those that its modifiers make.
  private var places: [EnvironmentPlace]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var rules: [RulePattern] = []
  private var keepers: [KeeperPattern] = []
  private var nodePatterns: [NodePattern] = []

  private init(_ scope: Scope, _ inputs: _ViewListInputs) {
    self.scope = scope
    self.inputs = inputs
    places = [inputs.environment]
  }

  /// The pattern of a content in a scope, whose view is in `content` and which gave `outputs`; nil if it has none. The inputs are those of the place
  /// around.
  static func pattern(
    of content: AttributeID, _ outputs: _ViewListOutputs, in scope: Scope, _ inputs: _ViewListInputs
  ) -> ContentPattern? {
    var finder = PatternFinder(scope, inputs)
    return finder.find(content, outputs)
  }

  private mutating func find(_ content: AttributeID, _ outputs: _ViewListOutputs) -> ContentPattern? {
    guard outputs.preferences.isEmpty, scope.holdsOnlyRules, !scope.surroundings.hasZIndices else { return nil }
    guard let node = outputs.elements.onlyNode, pattern(of: node) != nil else { return nil }
    sources = [content]
    let attributes = scope.attributes.filter { $0 != content }
    for attribute in attributes where attribute.attribute(of: NodesRule.self) == nil {
      guard addPlace(attribute) || addBody(attribute) else { return nil }
    }
    // Last, because a rule keeps nodes of places that were made after it.
    for keeper in attributes.compactMap({ $0.attribute(of: NodesRule.self) }) {
      guard let pattern = keeper.partOfRule(NodesRule.self, { pattern(of: $0) }) else { return nil }
      keepers.append(pattern)
    }
    guard keepers.reduce(0, { $0 + $1.nodes.count }) == numbers.count else { return nil }
    return ContentPattern(rules: rules, keepers: keepers, nodePatterns: nodePatterns)
  }

  /// Numbers the nodes in the order in which the pattern makes them.
  private mutating func pattern(of node: ViewNode) -> NodePattern? {
    guard node.isAsMade, node.scope === scope else { return nil }
    var onlyChild: NodePattern?
    if let child = node.onlyChild {
      onlyChild = pattern(of: child)
      if onlyChild == nil { return nil }
    }
    var children: [NodePattern] = []
    for child in node.childList {
      guard let pattern = pattern(of: child) else { return nil }
      children.append(pattern)
    }
    numbers[ObjectIdentifier(node)] = numbers.count
    guard let pattern = node.makePattern(onlyChild, children) else { return nil }
    nodePatterns.append(pattern)
    return pattern
  }

  private mutating func addBody(_ attribute: AttributeID) -> Bool {
    guard let (maker, origin) = BodyMaker.origin(of: attribute) else { return false }
    let isOfContent = origin.source.id == sources[0] && sources[0].valueType == maker.containerType
    let body = BodyPattern(maker, origin.properties?.shared(in: inputs), isOfContent: isOfContent)
    guard add(body, by: origin.source) else { return false }
    sources.append(attribute)
    return true
  }

  private mutating func addPlace(_ attribute: AttributeID) -> Bool {
    guard let place = attribute.attribute(of: EnvironmentLayerRule.self),
      let layer = place.partOfRule(EnvironmentLayerRule.self, { $0.layer }) as? ModifierLayer,
      let outer = places.firstIndex(where: { $0.layer === layer.outer }), add(PlacePattern(layer.maker, outer: outer), by: layer.source)
    else { return false }
    places.append(layer.place)
    return true
  }

  private mutating func add(_ body: BodyPattern, by source: Attribute<Void>) -> Bool {
    guard let number = sources.firstIndex(of: source.id) else { return false }
    rules.append(RulePattern(body: body, place: nil, source: number, offset: source.byteOffset))
    return true
  }

  private mutating func add(_ place: PlacePattern, by source: Attribute<Void>) -> Bool {
    guard let number = sources.firstIndex(of: source.id) else { return false }
    rules.append(RulePattern(body: nil, place: place, source: number, offset: source.byteOffset))
    return true
  }

  private func pattern(of keeper: borrowing NodesRule) -> KeeperPattern? {
    guard let source = sources.firstIndex(of: keeper.followed) else { return nil }
    return keeper.pattern(source: source, { numbers[ObjectIdentifier($0)] }, { places.firstIndex(of: $0) })
  }
}
