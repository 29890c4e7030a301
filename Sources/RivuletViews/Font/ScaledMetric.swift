public import RivuletCore

/// A number that grows with the text size that the reader prefers.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.idiom) private var idiom
  private let unscaled: Value
  private let style: Font.TextStyle

  /// A number that grows as text of the style does; it is the one given at the standard size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    unscaled = wrappedValue
    style = textStyle
  }

  /// A number that grows as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value { unscaled * Value(TextStyleMetrics.scale(style, size, idiom)) }
}

@available(*, unavailable)
extension ScaledMetric: Sendable {}
