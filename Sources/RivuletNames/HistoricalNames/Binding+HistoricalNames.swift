public import RivuletCore
import RivuletElements

extension Binding {
  /// Supports `$x.value` if the bound value has no such member.
  @available(*, deprecated, message: "Use wrappedValue.")
  @_disfavoredOverload
  public subscript(dynamicMember name: WritableKeyPath<BindingNamesOf2019<Value>, Value>) -> Value {
    get { wrappedValue }
    nonmutating set { wrappedValue = newValue }
  }

  /// The binding itself.
  @available(*, deprecated, renamed: "projectedValue")
  public var delegateValue: Binding<Value> { self }

  /// Creates a binding from a getter and a setter.
  @available(*, deprecated, renamed: "init(get:set:)")
  public init(getValue: @escaping () -> Value, setValue: @escaping (Value) -> Void) {
    self.init(get: getValue, set: setValue)
  }
}
