public import Observation
import RivuletGraph

/// A property wrapper for a value that is published by the focused view or one of its ancestors. The value is nil if none of them publishes
/// it.
///
/// The view depends only on this value, as with `Environment` (B3.42).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct FocusedValue<Value> {
  @usableFromInline
  @frozen enum Content {
    case keyPath(KeyPath<FocusedValues, Value?>)
    case value(Value?)
  }

  @usableFromInline var content: Content
  @usableFromInline nonisolated(unsafe) let keyPath: KeyPath<FocusedValues, Value?>

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
    content = .keyPath(keyPath)
  }

  /// Creates a property that reads the observable object of the given type.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(\FocusedValues[object: ObjectTypeName<Value>()])
  }

  /// The focused value; nil before the view is installed.
  public var wrappedValue: Value? {
    if case .value(let value) = content { return value }
    return nil
  }
}

extension FocusedValue: Sendable where Value: Sendable {}
extension FocusedValue.Content: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(FocusedValueStorage<Value>(), at: fieldOffset, name: name)
  }
}

@MainActor
private final class FocusedValueStorage<Value>: PropertyStorage {
  private let lookup = FocusedValueLookup<Value>()

  func install(_ property: inout FocusedValue<Value>, _ context: PropertyContext) {
    property.content = .value(lookup.value(at: property.keyPath, context))
  }

  func hasChanged(since time: UInt64) -> Bool { lookup.changedAt > time }
}

/// A reader for a single focused value, so that changes to other values do not reevaluate the body.
@MainActor
final class FocusedValueLookup<Value> {
  private var keyPath: KeyPath<FocusedValues, Value?>?
  private var attribute: Attribute<Value?>?

  /// Returns the current value. From then on, the current rule depends on the value.
  func value(at keyPath: KeyPath<FocusedValues, Value?>, _ context: PropertyContext) -> Value? {
    if attribute == nil || self.keyPath != keyPath {
      self.keyPath = keyPath
      attribute = context.inputs.makeRule(
        FocusedValueLookupRule(values: context.inputs.tree.focus.values.values, keyPath: keyPath))
    }
    return attribute?.value ?? nil
  }

  /// The graph clock value at the value's last change.
  var changedAt: UInt64 { attribute?.id.changedAt ?? 0 }
}

@MainActor
private struct FocusedValueLookupRule<Value>: @MainActor ViewValueRule {
  let values: Attribute<FocusedValues>
  let keyPath: KeyPath<FocusedValues, Value?>

  mutating func update(_ output: borrowing RuleOutput<Value?>) {
    output.set(values.value[keyPath: keyPath])
  }
}
