import Combine
import Observation

extension EnvironmentValues {
  /// Supplies an object, keyed by its type, to readers of observed and observable objects. Has no effect for other objects.
  package mutating func supply(_ object: AnyObject) {
    if let object = object as? any ObservableObject { supplyObserved(object) }
    if let object = object as? any AnyObject & Observable { supplyObservable(object) }
  }

  private mutating func supplyObserved<Object: ObservableObject>(_ object: Object) { self[observed: ObjectTypeName<Object>()] = object }

  private mutating func supplyObservable<Object: AnyObject & Observable>(_ object: Object) {
    self[object: OptionalObservable(Object.self)] = object
  }
}
