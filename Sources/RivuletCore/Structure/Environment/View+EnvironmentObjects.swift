public import Combine
public import Observation

extension View {
  /// Supplies `object` to this view and its descendants. The view that supplies the object doesn't depend on it (B3.32).
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[observed: ObjectTypeName<T>()], object)
  }
}

extension View {
  /// Supplies an observable object to this view and its descendants, keyed by the object's static type. Pass nil to remove the object.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[object: OptionalObservable(T.self)], object)
  }
}
