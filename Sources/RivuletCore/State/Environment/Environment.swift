public import Observation

/// A property wrapper that reads a value from the view's environment. The view depends on that value alone (B3.41), even if its body never
/// reads it (B3.42).
@frozen @propertyWrapper public struct Environment<Value> {
  @usableFromInline
  @frozen enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }

  @usableFromInline var content: Content
  @usableFromInline nonisolated(unsafe) let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    content = .keyPath(keyPath)
  }

  /// The value in the view's environment. Before the view is installed, the default value (B11.11).
  public var wrappedValue: Value {
    switch content {
    case .value(let value):
      return value
    case .keyPath(let keyPath):
      RuntimeIssue.report(
        .uninstalledAccess, typeName: "Environment<\(Value.self)>",
        "Environment<\(Value.self)> was read outside a body, before its view was installed; it returns the default value. "
          + "Read it only inside body or in code that body calls.")
      return EnvironmentValues()[keyPath: keyPath]
    }
  }
}

extension Environment {
  /// Reads the observable object of this type that an ancestor supplies. Reading the value is a fatal error if no ancestor supplies one
  /// (B11.02).
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(\EnvironmentValues[RequiredObservable(Value.self)])
  }

  /// Reads the observable object of this type that an ancestor supplies; nil if no ancestor supplies one (B3.39).
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues[OptionalObservable(T.self)])
  }
}

extension Environment: Sendable where Value: Sendable {}
extension Environment.Content: @unchecked Sendable where Value: Sendable {}
