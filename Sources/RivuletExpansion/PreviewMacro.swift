/// The `#Preview` macro, which declares a type with the preview's place that makes the preview on demand (B13.01). A runner can thus list
/// all previews of a program without making any.
enum PreviewMacro: Macro {
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String {
    let invocation = PreviewInvocation(expansion.source)
    return """
      nonisolated struct \(expansion.discriminator)15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
        static var fileID: String { \(JSON.quoted(expansion.source.location.fileID)) }
        static var line: Int { \(invocation.line) }
        static var column: Int { \(invocation.column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview\(try invocation.arguments())
        }
      }
      """
  }
}
