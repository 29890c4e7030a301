public import Observation
import RivuletGraph

/// A value from the view's environment. The view depends on that value alone (B3.41), even if its body never reads it (B3.42).
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

  /// The value in the environment of the view. Before the view is installed, it is the default value (B11.11).
  public var wrappedValue: Value {
    switch content {
    case .value(let value):
      return value
    case .keyPath(let keyPath):
      RuntimeIssue.report(
        .uninstalledAccess, typeName: "Environment<\(Value.self)>",
        "Environment<\(Value.self)> was read outside a body, before its view was installed; it gives the default value. "
          + "Read it only inside body or in what body calls.")
      return EnvironmentValues()[keyPath: keyPath]
    }
  }
}

extension Environment {
  /// Reads the observable object of this type that an ancestor supplied; a missing one is fatal (B11.02).
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(\EnvironmentValues[RequiredObservable(Value.self)])
  }

  /// Reads the observable object of this type that an ancestor supplied, or nil (B3.39).
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues[OptionalObservable(T.self)])
  }
}

extension Environment: Sendable where Value: Sendable {}
extension Environment.Content: @unchecked Sendable where Value: Sendable {}

extension Environment: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    let isWhole = Value.self == EnvironmentValues.self
    let reader = isWhole ? buffer.inputs.singleEnvironmentReader() : buffer.environmentReader
    buffer.append(EnvironmentStorage<Value>(reader), at: fieldOffset, name: name)
  }
}

/// Keeps the rule that reads one value from the environment, so that other keys do not reach the body.
@MainActor
private final class EnvironmentStorage<Value>: PropertyStorage {
  private let reader: EnvironmentReader
  private var keyPath: KeyPath<EnvironmentValues, Value>?
  private var lookup: Attribute<Value>?

  init(_ reader: EnvironmentReader) {
    self.reader = reader
  }

  func install(_ property: inout Environment<Value>, _ context: PropertyContext) {
    if Value.self == EnvironmentValues.self, installWhole(&property) { return }
    if lookup == nil || keyPath != property.keyPath {
      keyPath = property.keyPath
      lookup = context.inputs.makeRule(EnvironmentLookupRule(environment: reader, keyPath: property.keyPath))
    }
    if let lookup { property.content = .value(lookup.value) }
  }

  /// Installs the whole environment, if the property reads it. The body then depends on the keys that it reads (B3.44).
  private func installWhole(_ property: inout Environment<Value>) -> Bool {
    guard property.keyPath == \EnvironmentValues.self, let values = reader.values as? Value else { return false }
    property.content = .value(values)
    return true
  }

  func hasChanged(since time: UInt64) -> Bool { (lookup?.id.changedAt ?? reader.changedAt) > time }
}

/// Reads one value from the environment, and stops the wave if the value is equal.
@MainActor
struct EnvironmentLookupRule<Value>: @MainActor ViewValueRule {
  let environment: EnvironmentReader
  let keyPath: KeyPath<EnvironmentValues, Value>

  mutating func update(_ output: borrowing RuleOutput<Value>) {
    output.set(environment.values[keyPath: keyPath])
  }
}
