import RivuletGraph

/// Makes the places in the environment of one type of modifier; found once per type, for the reason that `NodeMaker` gives.
@MainActor
class LayerMaker {
  @exclusivity(unchecked) private static var makers = TypeTable<LayerMaker>()

  static func of<Modifier: EnvironmentModifier>(_ type: Modifier.Type) -> LayerMaker {
    if let known = makers[type] { return known }
    let made = TypedLayerMaker<Modifier>()
    makers[type] = made
    return made
  }

  /// What is read by the rules of its places is one sort of reading.
  private final let sort: any Any.Type

  /// What `EnvironmentModifier.callsClosures` says.
  private final let callsClosures: Bool

  fileprivate init(sort: any Any.Type, callsClosures: Bool) {
    self.sort = sort
    self.callsClosures = callsClosures
  }

  /// The place of the modifier in `source`, which must be of the maker's type.
  final func makePlace(_ source: Attribute<Void>, inside outer: EnvironmentPlace, in scope: Scope) -> EnvironmentPlace {
    let layer = ModifierLayer(inside: outer.layer, scope.environment, source, self)
    let reader = EnvironmentReader(outer, scope.environmentSnapshot(for: sort))
    let observation = callsClosures ? ObservationTracker(in: scope.surroundings) : nil
    layer.attach(scope.makeSink(EnvironmentLayerRule(layer: layer, outer: reader, observation: observation)))
    return layer.place
  }

  /// Changes the environment as the modifier in `source` says.
  func change(_ values: inout EnvironmentValues, by source: Attribute<Void>) {
    fatalError("LayerMaker is abstract; a TypedLayerMaker knows the type.")
  }
}

private final class TypedLayerMaker<Modifier: EnvironmentModifier>: LayerMaker {
  fileprivate init() {
    super.init(sort: Modifier.self, callsClosures: Modifier.callsClosures)
  }

  override func change(_ values: inout EnvironmentValues, by source: Attribute<Void>) {
    source.field(Modifier.self, at: 0).value.change(&values)
  }
}

/// The place of a modifier.
final class ModifierLayer: EnvironmentLayer {
  /// Where the modifier lies.
  let source: Attribute<Void>
  let maker: LayerMaker

  fileprivate init(inside outer: EnvironmentLayer?, _ root: EnvironmentRoot, _ source: Attribute<Void>, _ maker: LayerMaker) {
    self.source = source
    self.maker = maker
    super.init(inside: outer, root)
  }

  override func change(_ values: inout EnvironmentValues) { maker.change(&values, by: source) }
}
