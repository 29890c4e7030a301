import RivuletGraph

/// Makes the rules that evaluate the bodies of one type; found once per type, for the reason that `NodeMaker` gives.
@MainActor
class BodyMaker {
  @exclusivity(unchecked) private static var makersOfViews = TypeTable<BodyMaker>()
  @exclusivity(unchecked) private static var makersOfModifiers = TypeTable<BodyMaker>()
  /// By the type of the accessor.
  @exclusivity(unchecked) private static var makers = TypeTable<BodyMaker>()
  /// By the type of what they make.
  @exclusivity(unchecked) private static var makersOfRules = TypeTable<BodyMaker>()

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

  /// The type of what has the bodies.
  var containerType: any Any.Type { fatalError("BodyMaker is abstract; a TypedBodyMaker knows the type.") }

  /// The same for a container whose properties have no storage, in a scope. `isCompared` if the container is all that the rule of `source` computes,
  /// which compares it with the one before.
  func makeBody(
    _ source: Attribute<Void>, isCompared: Bool, _ properties: PropertyList?, in scope: borrowing Scope
  ) -> Attribute<Void> {
    fatalError("BodyMaker is abstract; a TypedBodyMaker knows the type.")
  }

  /// The maker of a rule, and from what the rule was made; nil for a rule that evaluates no body, or one for which more was made.
  static func origin(of rule: AttributeID) -> (maker: BodyMaker, origin: BodyOrigin)? {
    guard let maker = makersOfRules[rule.ruleType], let origin = maker.origin(of: rule) else { return nil }
    return (maker, origin)
  }

  fileprivate func origin(of rule: AttributeID) -> BodyOrigin? { nil }

  /// Makes the rule that evaluates the body of the container in `source`, which must be of the maker's type.
  func makeBody(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> Attribute<Void> {
    fatalError("BodyMaker is abstract; a TypedBodyMaker knows the type.")
  }
}

private final class TypedBodyMaker<Keeper: BodyKeeping, Container>: BodyMaker where Keeper.Accessor.Container == Container {
  private let evaluationType = EvaluatedBody<Container>.self

  override var containerType: any Any.Type { Container.self }

  override func makeBody(_ source: Attribute<Void>, _ inputs: _ViewListInputs) -> Attribute<Void> {
    // Handed on as it is made: a rule that has a name is copied for that.
    inputs.makeSink(
      Keeper(
        source: source.field(Container.self, at: 0), isCompared: false, properties: PropertyList.make(for: Container.self, inputs: inputs),
        evaluationType: evaluationType, inputs.scope.surroundings)
    ).untyped
  }

  override func makeBody(
    _ source: Attribute<Void>, isCompared: Bool, _ properties: PropertyList?, in scope: borrowing Scope
  ) -> Attribute<Void> {
    scope.makeSink(
      Keeper(
        source: source.field(Container.self, at: 0), isCompared: isCompared, properties: properties, evaluationType: evaluationType,
        scope.surroundings)
    ).untyped
  }

  override func origin(of rule: AttributeID) -> BodyOrigin? {
    rule.attribute(of: Keeper.self)?.partOfRule(Keeper.self) { $0.origin }
  }
}

/// What the rule of a body was made from.
@MainActor
struct BodyOrigin {
  /// Where the view lies.
  let source: Attribute<Void>
  /// Those of its properties that tell when they have changed; they have no storage, and are the same for all views of the type.
  let properties: PropertyList?
}

extension _ViewListInputs {
  /// Makes the rule that evaluates the body of the container in `value` when its input or what its body read has changed.
  package func makeBody<Accessor: BodyAccessor>(
    _ accessor: Accessor.Type, of value: _GraphValue<Accessor.Container>
  ) -> _GraphValue<Accessor.Content> {
    _GraphValue(BodyMaker.of(accessor).makeBody(value.attribute.untyped, self).field(Accessor.Content.self, at: 0))
  }
}
