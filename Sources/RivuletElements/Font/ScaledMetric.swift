public import RivuletCore
import RivuletLooks

/// A number that scales with the user's preferred text size.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.looks.fonts) private var fonts
  private let unscaled: Value
  private let style: Font.TextStyle

  /// Creates a number that scales with a text style. The given value applies at the standard text size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    unscaled = wrappedValue
    style = textStyle
  }

  /// Creates a number that scales with body text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value { unscaled * Value(fonts.scale(style.role, size)) }
}

@available(*, unavailable)
extension ScaledMetric: Sendable {}
