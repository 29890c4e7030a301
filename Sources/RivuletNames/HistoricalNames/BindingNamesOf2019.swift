import RivuletElements

/// The names of `Binding` members in the summer of 2019. The type has no values. Key paths into it name members of `Binding`, so that a
/// member of that name in the bound value takes precedence.
public struct BindingNamesOf2019<Value> {
  /// The bound value.
  @available(*, deprecated, renamed: "wrappedValue")
  public var value: Value
}

@available(*, unavailable)
extension BindingNamesOf2019: Sendable {}
