public import Observation

/// A wrapper that creates bindings to the properties of an observable object (B3.38).
@frozen @dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  /// The number of the evaluation that read the object. See `ObservedObject`.
  @usableFromInline var seed = 0

  public var projectedValue: Bindable<Value> { self }

  fileprivate init(storing value: Value) {
    wrappedValue = value
  }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(value: wrappedValue[keyPath: keyPath], location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
  public typealias ID = Value.ID
}

extension Bindable: Sendable where Value: Sendable {}
