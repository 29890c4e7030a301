/// `#Preview`: declares a type that tells where the preview stands and makes it on demand (B13.01), so that a runner can list all previews
/// of a program without making any.
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
