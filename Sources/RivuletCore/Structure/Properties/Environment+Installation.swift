import RivuletGraph

extension Environment: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    let isWhole = Value.self == EnvironmentValues.self
    let reader = isWhole ? buffer.inputs.singleEnvironmentReader() : buffer.environmentReader
    buffer.append(EnvironmentStorage<Value>(reader), at: fieldOffset, name: name)
  }
}

/// Holds the rule that reads one environment value, so that other keys don't affect the body.
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

  /// Installs the complete environment if the property reads it. The body then depends on the individual keys that it reads (B3.44).
  private func installWhole(_ property: inout Environment<Value>) -> Bool {
    guard property.keyPath == \EnvironmentValues.self, let values = reader.values as? Value else { return false }
    property.content = .value(values)
    return true
  }

  var truth: PropertyTruth? {
    guard let lookup, let keyPath else { return nil }
    return PropertyTruth(.environment, value: lookup.untrackedValue, input: lookup.id, key: "\(keyPath)")
  }

  func hasChanged(since time: UInt64) -> Bool { (lookup?.id.changedAt ?? reader.changedAt) > time }
}
