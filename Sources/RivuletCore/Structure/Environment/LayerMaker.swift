import RivuletGraph

/// Creates the environment layers for one type of modifier. Each type has one maker, for the reason given at `NodeMaker`.
@MainActor
class LayerMaker {
  private static var makers = TypeTable<LayerMaker>()

  static func of<Modifier: EnvironmentModifier>(_ type: Modifier.Type) -> LayerMaker {
    if let known = makers[type] { return known }
    let made = TypedLayerMaker<Modifier>()
    makers[type] = made
    return made
  }

  /// The type that identifies the readers in the layers' rules.
  private final let sort: any Any.Type

  /// The value of `EnvironmentModifier.callsClosures`.
  private final let callsClosures: Bool

  fileprivate init(sort: any Any.Type, callsClosures: Bool) {
    self.sort = sort
    self.callsClosures = callsClosures
  }

  /// Creates the layer for the modifier in `source`, which must be of the maker's type.
  final func makePlace(_ source: Attribute<Void>, inside outer: EnvironmentPlace, in scope: Scope) -> EnvironmentPlace {
    let layer = ModifierLayer(inside: outer.layer, scope.environment, source, self)
    let reader = EnvironmentReader(outer, scope.environmentSnapshot(for: sort))
    let tracker = callsClosures ? ObservedEnvironmentChange(in: scope.surroundings) : nil
    layer.attach(scope.makeSink(EnvironmentLayerRule(layer: layer, outer: reader, tracker: tracker)))
    return layer.place
  }

  /// Applies the modifier in `source` to the environment.
  func change(_ values: inout EnvironmentValues, by source: Attribute<Void>) {
    fatalError("LayerMaker is abstract; a TypedLayerMaker knows the type.")
  }

  /// Returns the key path and value that the modifier in `source` sets; nil for other kinds of modifiers.
  func written(by source: Attribute<Void>) -> (path: String, value: Any)? { nil }
}

private final class TypedLayerMaker<Modifier: EnvironmentModifier>: LayerMaker {
  fileprivate init() {
    super.init(sort: Modifier.self, callsClosures: Modifier.callsClosures)
  }

  override func change(_ values: inout EnvironmentValues, by source: Attribute<Void>) {
    source.field(Modifier.self, at: 0).value.change(&values)
  }

  override func written(by source: Attribute<Void>) -> (path: String, value: Any)? {
    source.field(Modifier.self, at: 0).untrackedValue.written
  }
}

/// The environment layer of a modifier.
final class ModifierLayer: EnvironmentLayer {
  /// The attribute of the modifier.
  let source: Attribute<Void>
  let maker: LayerMaker

  fileprivate init(inside outer: EnvironmentLayer?, _ root: EnvironmentRoot, _ source: Attribute<Void>, _ maker: LayerMaker) {
    self.source = source
    self.maker = maker
    super.init(inside: outer, root)
  }

  override func change(_ values: inout EnvironmentValues) { maker.change(&values, by: source) }

  /// The key path and value that the modifier sets; nil for other kinds of modifiers.
  @MainActor var written: (path: String, value: Any)? { maker.written(by: source) }
}
