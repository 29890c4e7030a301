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

    @Test func `a model that imports Foundation alone compiles with the flag that the README names`() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
      try Self.model.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      let readMe = try String(contentsOf: Compiler.root.appendingPathComponent("README.md"), encoding: .utf8)
      let list = try #require(readMe.firstMatch(of: /unsafeFlags\(\[(?<flags>[^\]]+)\]\)/)).output.flags
      let flags = list.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"")) }
      #expect(try Compiler.diagnostics(ofFiles: [file]).contains("ObservableObject"))
      #expect(try Compiler.diagnostics(ofFiles: [file], flags) == "")
    }
  }
}
