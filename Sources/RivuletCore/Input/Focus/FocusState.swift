/// A property wrapper type that reads and controls the placement of keyboard focus. Writing to the property moves focus (B3.48).
///
/// The value is specified by the `focused` modifier around the focused view. If no such view has focus, the value is `false` or nil.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen @propertyWrapper public struct FocusState<Value: Hashable> {
  /// A binding that lets another view read and move focus.
  @frozen @propertyWrapper public struct Binding {
    let value: Value
    let location: AnyLocation<Value>

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, transaction: Transaction()) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  /// The value of the property while focus is elsewhere.
  @usableFromInline let resetValue: Value
  @usableFromInline var location: AnyLocation<Value>?

  public init() where Value == Bool {
    resetValue = false
  }

  public init<T: Hashable>() where Value == T? {
    resetValue = nil
  }

  public var wrappedValue: Value {
    get { location?.get() ?? resetValue }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding for `focused` modifiers and other views. Writing to it has no effect before the view is installed (B11.14).
  public var projectedValue: FocusState<Value>.Binding {
    guard let location else {
      RuntimeIssue.report(
        .uninstalledAccess, typeName: "FocusState<\(Value.self)>",
        "A FocusState<\(Value.self)> was used outside a body, before its view was installed; it does not move focus. "
          + "Use it only inside body or in code that body calls.")
      return Binding(value: resetValue, location: ConstantLocation(resetValue))
    }
    return Binding(value: location.snapshot(), location: location)
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(FocusStateStorage<Value>(path: buffer.statePath(for: name)), at: fieldOffset, name: name)
  }
}

/// The conformance does not add storage. It only lets a view report that it reads through the binding.
extension FocusState.Binding: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.appendReport(FocusState.Binding.self, at: fieldOffset, name: name) { $0.location.changedAt }
  }
}

extension FocusState.Binding: ViewComparable {
  package static func areSameInput(_ lhs: FocusState.Binding, _ rhs: FocusState.Binding) -> Bool {
    lhs.location.isSame(as: rhs.location) && lhs.value == rhs.value
  }
}

/// The property storage for the location of a focus state.
@MainActor
private final class FocusStateStorage<Value: Hashable>: PropertyStorage {
  private let path: StateStore.Path?
  private var location: FocusLocation<Value>?

  init(path: StateStore.Path?) {
    self.path = path
  }

  func install(_ property: inout FocusState<Value>, _ context: PropertyContext) {
    let location = self.location ?? makeLocation(property.resetValue, context)
    self.location = location
    property.location = location
  }

  private func makeLocation(_ resetValue: Value, _ context: PropertyContext) -> FocusLocation<Value> {
    let store = context.inputs.tree.app.stateStore
    let saved = store.savedValue(at: path, as: Value.self)
    let location = FocusLocation(
      state: StateLocation(seed: resetValue, at: path, inputs: context.inputs, owner: context.signal), resetValue: resetValue,
      tree: context.inputs.tree)
    // Focus restored from another process moves to a view that already exists.
    if let saved, saved != resetValue { store.restoration?.deferUntilViewsExist { location.set(saved, transaction: Transaction()) } }
    return location
  }

  func hasChanged(since time: UInt64) -> Bool { (location?.changedAt ?? 0) > time }
}
