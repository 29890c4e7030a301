/// The expansion of a `#Preview`: a type that preview tools find through its conformance.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor public protocol PreviewRegistry {
  /// The module and the file of the declaration.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }

  /// Creates the previews.
  static func makePreview() throws -> Preview
}
