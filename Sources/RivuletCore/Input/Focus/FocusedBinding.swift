/// A property wrapper for a binding that is published by the focused view or one of its ancestors. The value is nil if none of them
/// publishes it.
///
/// Setting the value to nil, or setting it while no view publishes the binding, has no effect.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct FocusedBinding<Value> {
  @usableFromInline
  @frozen enum Content {
    case keyPath(KeyPath<FocusedValues, Binding<Value>?>)
    case value(Binding<Value>?)
  }

  @usableFromInline var content: Content
  @usableFromInline nonisolated(unsafe) let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
    content = .keyPath(keyPath)
  }

  private var binding: Binding<Value>? {
    if case .value(let binding) = content { return binding }
    return nil
  }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the optional value. Its value is nil if no view publishes the underlying binding.
  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding<Value?>(
      get: { binding.wrappedValue }, set: { value, transaction in if let value { binding.transaction(transaction).wrappedValue = value } })
  }
}

extension FocusedBinding: Sendable where Value: Sendable {}
extension FocusedBinding.Content: @unchecked Sendable where Value: Sendable {}

extension FocusedBinding: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(FocusedBindingStorage<Value>(), at: fieldOffset, name: name)
  }
}

@MainActor
private final class FocusedBindingStorage<Value>: PropertyStorage {
  private let lookup = FocusedValueLookup<Binding<Value>>()

  func install(_ property: inout FocusedBinding<Value>, _ context: PropertyContext) {
    property.content = .value(lookup.value(at: property.keyPath, context))
  }

  func hasChanged(since time: UInt64) -> Bool { lookup.changedAt > time }
}
