/// The key of an entry in a string table, with the arguments of its interpolations.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LocalizedStringKey: Equatable, Sendable {
  /// The key, with a printf specifier for each interpolation. If there are interpolations, "%%" stands for a percent sign.
  package let key: String
  let arguments: [FormatArgument]

  /// Creates a key from a string.
  public init(_ value: String) {
    key = value
    arguments = []
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated string. The interpolations become its arguments.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}
