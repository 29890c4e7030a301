/// What a `#Preview` turns into: a type that whoever runs previews finds by its conformance.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor public protocol PreviewRegistry {
  /// Module and file of the declaration.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }

  /// Makes the previews.
  static func makePreview() throws -> Preview
}
