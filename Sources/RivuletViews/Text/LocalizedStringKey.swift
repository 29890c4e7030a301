/// The key of an entry in a string table, with arguments for the places that interpolations leave.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LocalizedStringKey: Equatable, Sendable {
  /// Interpolations stand in it as printf specifiers; then "%%" is a percent sign.
  package let key: String
  let arguments: [FormatArgument]

  /// A key as it stands in the table.
  public init(_ value: String) {
    key = value
    arguments = []
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A key whose interpolations are the arguments.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}
