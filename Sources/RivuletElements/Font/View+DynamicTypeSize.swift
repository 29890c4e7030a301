public import RivuletCore
public import RivuletLooks

/// A modifier that limits the preferred text size to a range.
struct DynamicTypeSizeRangeModifier: EnvironmentModifier {
  typealias Body = Never

  let smallest: DynamicTypeSize
  let largest: DynamicTypeSize

  func change(_ environment: inout EnvironmentValues) {
    environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
  }
}

extension View {
  /// Sets the text size of this view, regardless of the user's preference.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size of this view to a range.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      DynamicTypeSizeRangeModifier(smallest: allowed.first ?? .xSmall, largest: allowed.last ?? .accessibility5))
  }
}
