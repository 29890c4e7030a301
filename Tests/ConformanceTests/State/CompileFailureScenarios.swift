import Foundation
import Testing

extension Conformance {
  /// What the compiler must refuse.
  struct CompileFailureScenarios {
    @Test func `S20 mutating a plain property in an action is a compile error`() throws {
      let diagnostics = try diagnostics(
        of: """
          import SwiftUI

          struct ContentView: View {
            var isCaptured = false
            var body: some View {
              Button("go") { self.isCaptured.toggle() }
            }
          }
          """)
      #expect(diagnostics.contains("cannot use mutating member on immutable value: 'self' is immutable"))
    }

    @Test func `A2.07 the same view with state compiles`() throws {
      let diagnostics = try diagnostics(
        of: """
          import SwiftUI

          struct ContentView: View {
            @State private var isCaptured = false
            var body: some View {
              Button("go") { self.isCaptured.toggle() }
              Button("come") { isCaptured.toggle() }
            }
          }
          """)
      #expect(diagnostics == "")
    }

    /// What the compiler says about a file that sees the modules of this build; empty if it has nothing to say.
    private func diagnostics(of source: String) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("ContentView.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("Modules")
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path]
      let output = Pipe()
      compiler.standardError = output
      compiler.standardOutput = output
      try compiler.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      compiler.waitUntilExit()
      return text
    }
  }
}
