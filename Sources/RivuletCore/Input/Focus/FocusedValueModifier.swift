public import Combine
public import Observation
import RivuletGraph
import RivuletTree

/// A modifier that publishes focused values while focus is inside its content, or as long as the content exists.
struct FocusedValueModifier {
  let isForScene: Bool
  let write: (inout FocusedValues) -> Void

  nonisolated init(isForScene: Bool, _ write: @escaping (inout FocusedValues) -> Void) {
    self.isForScene = isForScene
    self.write = write
  }
}

extension FocusedValueModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var outputs = body(&inputs)
    inputs.tree.focus.hasValueSources = true
    let place = ModifierPlace(modifier.attribute, scope: inputs.scope, store: inputs.tree.focus.values)
    inputs.makeLifecycleSink(ScenePlaceRule(modifier: modifier.attribute, place: place))
    inputs.scope.add(place)
    outputs.elements.wrapNodes { child, scope in
      BehaviorNode(FocusedValueBehavior(place: place), around: child, scope: scope)
    }
    return outputs
  }
}

/// The source that publishes the values of a `focusedValue` or `focusedSceneValue` modifier.
@MainActor
private final class ModifierPlace: FocusedValueSource, LifecycleObserver {
  private let modifier: Attribute<FocusedValueModifier>
  let scope: Scope
  let store: FocusedValueStore

  init(_ modifier: Attribute<FocusedValueModifier>, scope: Scope, store: FocusedValueStore) {
    self.modifier = modifier
    self.scope = scope
    self.store = store
  }

  func write(_ values: inout FocusedValues) { modifier.value.write(&values) }

  func scopeWillDisappear() { store.remove(self) }
}

/// A rule that adds a source that applies to the entire scene.
@MainActor
private struct ScenePlaceRule: @MainActor Rule {
  let modifier: Attribute<FocusedValueModifier>
  let place: ModifierPlace

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let isForScene = modifier.value.isForScene
    if output.hasValue { return }
    output.set(())
    if isForScene { place.store.addToScene(place) }
  }
}

/// The behaviour of the nodes that wrap a modifier's content.
private struct FocusedValueBehavior: NodeBehavior {
  static var traits: NodeTraits { .passesLayout }

  let place: ModifierPlace

  func fact(of node: ViewNode) -> ModifierPlace? { place }
}

extension ViewNode {
  /// Returns the sources of focused values at and around the node, innermost first.
  func focusedValueSources() -> [any FocusedValueSource] {
    var sources: [any FocusedValueSource] = []
    var step: ViewNode? = self
    while let node = step {
      if let place = node.fact(ModifierPlace.self) { sources.append(place) }
      step = node.parent
    }
    return sources
  }
}

extension View {
  /// Publishes a value for a key while focus is inside this view. If several views publish a value, the innermost one takes precedence.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Publishes a value for a key while focus is inside this view. A nil value is not published.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Publishes an observable object under its type while focus is inside this view. A nil object is not published.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { if let object { $0[object: ObjectTypeName<T>()] = object } })
  }

  /// Publishes a value for a key, regardless of the position of focus in the scene.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Publishes a value for a key, regardless of the position of focus in the scene. A nil value is not published.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Publishes an observable object under its type, regardless of the position of focus in the scene. A nil object is not published.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { if let object { $0[object: ObjectTypeName<T>()] = object } })
  }

  /// Supplies the object for `FocusedObject` properties of its type while focus is inside this view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Supplies the object for `FocusedObject` properties of its type while focus is inside this view. A nil object is not supplied.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { if let object { $0[object: ObjectTypeName<T>()] = object } })
  }

  /// Supplies the object for `FocusedObject` properties of its type, regardless of the position of focus in the scene.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Supplies the object for `FocusedObject` properties of its type, regardless of the position of focus in the scene. A nil object is not
  /// supplied.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { if let object { $0[object: ObjectTypeName<T>()] = object } })
  }
}
