import AppBuilding
import Foundation
import ProjectFixtures
import Testing

extension Installed {
  @Suite struct EditorTests {
    @Test(.enabled(if: ChildProcess.path(of: "sourcekit-lsp") != nil, "The toolchain has no sourcekit-lsp."))
    func `an editor knows the library without further settings`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      let outcome = try SDK.rivulet("build", in: package)
      #expect(outcome.status == 0, "\(outcome.output)")
      let file = package.appending(path: "Sources/Weather/ContentView.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      let server = try LanguageServer(folder: package)
      defer { server.stop() }
      server.open(file, text: text)
      // The package is loaded once the server has compiled the file, and tells what it found.
      try server.waitForDiagnostics()
      #expect(try server.diagnostics(of: file) == [])
      // One more line with a text whose members are asked for.
      let member = text.replacing("    .padding()\n", with: "    .padding()\n    Text(\"\").\n")
      #expect(member != text)
      server.change(file, text: member)
      let lines = member.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.hasSuffix("Text(\"\").") })
      let names = try server.completions(in: file, line: line, column: lines[line].count)
      #expect(names.count > 50 && names.contains { $0.hasPrefix("bold(") }, "\(names.prefix(20))")
      server.change(file, text: text)
      let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
      let styled = try #require(shown.firstIndex { $0.contains(".foregroundStyle") })
      let column = try #require(shown[styled].range(of: "foregroundStyle")).lowerBound
      let hover = try server.hover(in: file, line: styled, column: shown[styled].distance(from: shown[styled].startIndex, to: column) + 2)
      #expect(hover.contains("foregroundStyle") && hover.count > 80, "\(hover)")
    }
  }
}
