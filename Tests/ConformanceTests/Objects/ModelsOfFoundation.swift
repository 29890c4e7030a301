import Foundation
import Testing

extension Conformance {
  /// Models whose files import Foundation and nothing else, as they may on a Mac.
  struct ModelsOfFoundation {
    private static let model = """
      import Foundation

      final class Counter: ObservableObject {
        @Published var count = 0
      }
      """

    @Test func `a model that imports Foundation alone compiles with the flags of the installed toolset`() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
      try Self.model.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      let toolset = try String(contentsOf: Compiler.root.appendingPathComponent("Tools/shell/sdk.sh"), encoding: .utf8)
      let modules = toolset.matches(of: /"-Xfrontend", "-import-module", "-Xfrontend", "(?<module>\w+)"/).map { String($0.output.module) }
      try #require(modules.contains("Combine"))
      let flags = modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
      #expect(try Compiler.diagnostics(ofFiles: [file]).contains("ObservableObject"))
      #expect(try Compiler.diagnostics(ofFiles: [file], flags) == "")
    }
  }
}
