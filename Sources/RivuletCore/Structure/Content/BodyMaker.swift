import RivuletGraph

/// Creates the rules that evaluate the bodies of one type. Each type has one maker, for the reason given at `NodeMaker`.
@MainActor
class BodyMaker {
  private static var makersOfViews = TypeTable<BodyMaker>()
  private static var makersOfModifiers = TypeTable<BodyMaker>()
  /// The makers, keyed by rule type.
  private static var makersOfRules = TypeTable<BodyMaker>()
  /// The makers, keyed by accessor type.
  private static var makers = TypeTable<BodyMaker>()

  static func ofView<Container: View>(_ type: Container.Type) -> BodyMaker {
    if let known = makersOfViews[type] { return known }
    let made = make(ViewBody<Container>.self)
    makersOfViews[type] = made
    return made
  }

  static func ofModifier<Container: ViewModifier>(_ type: Container.Type) -> BodyMaker {
    if let known = makersOfModifiers[type] { return known }
    let made = make(ModifierBody<Container>.self)
    makersOfModifiers[type] = made
    return made
  }

  static func of<Accessor: BodyAccessor>(_ accessor: Accessor.Type) -> BodyMaker {
    if let known = makers[accessor] { return known }
    let made = make(accessor)
    makers[accessor] = made
    return made
  }

  private static func make<Accessor: BodyAccessor>(_ accessor: Accessor.Type) -> BodyMaker {
    let made = TypedBodyMaker<BodyRule<Accessor>, Accessor.Container>()
    makersOfRules[BodyRule<Accessor>.self] = made
    return made
  }

  /// Returns information about the body that an attribute evaluates, for tools. Returns nil if the attribute doesn't evaluate a body.
  static func facts(of body: AttributeID) -> BodyFacts? { makersOfRules[body.ruleType]?.facts(body) }

  /// Returns true if an attribute evaluates a body.
  static func evaluatesBody(_ id: AttributeID) -> Bool { makersOfRules[id.ruleType] != nil }

  /// Returns information about a body that belongs to the maker's type.
  fileprivate func facts(_ body: AttributeID) -> BodyFacts? { nil }

  /// Creates the rule that evaluates the body of the container in `source`, which must be of the maker's type.
  func makeBody(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> Attribute<Void> {
    fatalError("BodyMaker is abstract; a TypedBodyMaker knows the type.")
  }
}

private final class TypedBodyMaker<Keeper: BodyEvaluatingRule, Container>: BodyMaker where Keeper.Accessor.Container == Container {
  private let evaluationType = EvaluatedBody<Container>.self

  override func makeBody(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> Attribute<Void> {
    // Passed directly, because storing the rule in a variable would copy it.
    inputs.makeSink(
      Keeper(
        source: inputs.makeAnimatable(source.field(Container.self, at: 0)),
        properties: PropertyList.make(for: Container.self, inputs: inputs), evaluationType: evaluationType, inputs.scope.surroundings)
    ).untyped
  }

  override func facts(_ body: AttributeID) -> BodyFacts? { body.withRule(Keeper.self) { $0.facts(body) } }
}

extension _ViewListInputs {
  /// Creates the rule that evaluates the body of the container in `value` whenever its input or an attribute that the body read changes.
  package func makeBody<Accessor: BodyAccessor>(
    _ accessor: Accessor.Type, of value: _GraphValue<Accessor.Container>
  ) -> _GraphValue<Accessor.Content> {
    _GraphValue(BodyMaker.of(accessor).makeBody(value.attribute.untyped, self).field(Accessor.Content.self, at: 0))
  }
}
