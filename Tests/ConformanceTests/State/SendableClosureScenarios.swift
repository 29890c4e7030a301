import Foundation
import Testing

extension Conformance {
  /// Which functions that an app keeps may be handed on: as the documented signatures say, in both language modes.
  struct SendableClosureScenarios {
    private func diagnostics(of line: String, languageMode: Int) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("ContentView.swift")
      let source = """
        import SwiftUI

        struct ContentView: View {
          let act: () -> Void
          let load: () async -> Void
          let size: (ViewDimensions) -> CGFloat
          @State private var top: CGFloat = 0
          var body: some View { \(line) }
        }
        """
      try source.write(to: file, atomically: true, encoding: .utf8)
      return try Compiler.diagnostics(ofFiles: [file], languageMode: languageMode)
    }

    @Test(arguments: [
      "Button(\"a\", systemImage: \"trash\", action: act)", "Button(\"a\", systemImage: \"trash\", role: .cancel, action: act)",
      "Text(\"a\").task(load)", "Text(\"a\").task(id: 1, load)",
    ])
    func `language mode 6 refuses a plain function where a sendable one is documented, and mode 5 warns`(line: String) throws {
      #expect(try diagnostics(of: line, languageMode: 6).contains("error:"))
      let diagnostics = try diagnostics(of: line, languageMode: 5)
      #expect(diagnostics.contains("warning:") && !diagnostics.contains("error:"), "\(diagnostics)")
    }

    @Test(arguments: [
      "Button(\"a\", action: act)", "Text(\"a\").alignmentGuide(.top, computeValue: size)", "Text(\"a\").alignmentGuide(.top) { _ in top }",
    ])
    func `language mode 6 warns of a plain function where the documented declaration is older than concurrency`(line: String) throws {
      let diagnostics = try diagnostics(of: line, languageMode: 6)
      #expect(diagnostics.contains("warning:") && !diagnostics.contains("error:"), "\(diagnostics)")
      #expect(try self.diagnostics(of: line, languageMode: 5) == "")
    }
  }
}
