import RivuletElements

/// The members of `Binding` as they were named in the summer of 2019. The type has no values. Because these members are accessed through
/// key paths, a member of the bound value with the same name takes precedence.
public struct BindingNamesOf2019<Value> {
  /// The bound value.
  @available(*, deprecated, renamed: "wrappedValue")
  public var value: Value
}

@available(*, unavailable)
extension BindingNamesOf2019: Sendable {}
