public import RivuletCore
import RivuletElements

extension State {
  /// The stored value.
  @available(*, deprecated, renamed: "wrappedValue")
  public var value: Value {
    get { wrappedValue }
    nonmutating set { wrappedValue = newValue }
  }

  /// A binding to the stored value.
  @available(*, deprecated, renamed: "projectedValue")
  public var binding: Binding<Value> { projectedValue }

  /// A binding to the stored value.
  @available(*, deprecated, renamed: "projectedValue")
  public var delegateValue: Binding<Value> { projectedValue }
}
