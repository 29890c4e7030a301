public import Combine
public import Observation

extension _EnvironmentKeyWritingModifier: SceneContentModifier {}
extension _EnvironmentKeyTransformModifier: SceneContentModifier {}
extension ValueChangeModifier: _SceneModifier {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Scene {
  /// Sets the environment value at `keyPath` for this scene and its content.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Transforms the environment value at `keyPath` for this scene and its content.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Supplies an observable object, identified by its static type, to this scene and its content. A nil value removes the object.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    environment(\.[object: OptionalObservable(T.self)], object)
  }

  /// Supplies an observable object to this scene's content. The scene itself does not depend on the object (B3.32).
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    environment(\.[observed: ObjectTypeName<T>()], object)
  }
}

extension Scene {
  /// Performs an action when `value` changes and, if `initial` is true, when the scene appears (B5.19).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    modifier(ValueChangeModifier(value: value, isInitial: initial, usesPreviousClosure: false) { _, _ in action() })
  }

  /// Performs an action with the old and new values when `value` changes and, if `initial` is true, when the scene appears (B5.19).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modifier(ValueChangeModifier(value: value, isInitial: initial, usesPreviousClosure: false, action: action))
  }

  /// Performs an action with the new value when `value` changes. The closure captured before the change is called (B5.20).
  @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @available(macOS, deprecated: 14.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    modifier(ValueChangeModifier(value: value, isInitial: false, usesPreviousClosure: true) { _, new in action(new) })
  }
}
