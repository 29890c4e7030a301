/// The `#Preview` macro, which declares a type that contains the preview's location and creates the preview on demand (B13.01). A tool can
/// therefore list all previews of a program without creating any.
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
