import Combine
import Observation

extension EnvironmentValues {
  /// Supplies an object by its type to readers of observed and observable objects. Any other object has no effect.
  package mutating func supply(_ object: AnyObject) {
    if let object = object as? any ObservableObject { supplyObserved(object) }
    if let object = object as? any AnyObject & Observable { supplyObservable(object) }
  }

  private mutating func supplyObserved<Object: ObservableObject>(_ object: Object) { self[observed: ObjectTypeName<Object>()] = object }

  private mutating func supplyObservable<Object: AnyObject & Observable>(_ object: Object) {
    self[object: OptionalObservable(Object.self)] = object
  }
}
