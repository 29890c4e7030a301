/// What a binding's members were called in the summer of 2019. There are no values of it: key paths into it name members of `Binding`, so
/// that a member of the same name in the bound value is found first.
public struct BindingNamesOf2019<Value> {
  /// The bound value.
  @available(*, deprecated, renamed: "wrappedValue")
  public var value: Value
}

@available(*, unavailable)
extension BindingNamesOf2019: Sendable {}
