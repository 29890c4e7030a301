import Foundation
import Testing

extension Conformance {
  /// What the compiler must refuse.
  struct CompileFailureScenarios {
    @Test func `S20 A2.11 mutating a plain property in an action is a compile error`() throws {
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

    @Test func `A1.22 a child that only reads takes the value, and may not change it`() throws {
      let source = { (change: String) in
        """
        import SwiftUI

        struct Child: View {
          let count: Int
          var body: some View { Button("\\(count)") { \(change) } }
        }

        struct Parent: View {
          @State private var count = 0
          var body: some View { Child(count: count) }
        }
        """
      }
      #expect(try diagnostics(of: source("")) == "")
      #expect(try diagnostics(of: source("count += 1")).contains("'count' is a 'let' constant"))
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
      return try output(of: ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path] + systemModuleFlags())
    }

    /// What the package manager tells the compiler about the C modules of this package, which ours are built upon.
    private func systemModuleFlags() throws -> [String] {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
      let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
      let modules = manifest.matches(of: /name: "(?<name>C[A-Z]\w+)"/).flatMap { match in
        ["module.modulemap", "include/module.modulemap"].map { root.appendingPathComponent("Sources/\(match.output.name)/\($0)").path }
      }.filter { FileManager.default.fileExists(atPath: $0) }.map { "-fmodule-map-file=" + $0 }
      let packages = Set(manifest.matches(of: /pkgConfig: "(?<name>[^"]+)"/).map { String($0.output.name) }).sorted()
      let folders = packages.isEmpty ? "" : try output(of: ["pkg-config", "--cflags-only-I"] + packages)
      return (modules + folders.split(whereSeparator: \.isWhitespace).map(String.init)).flatMap { ["-Xcc", $0] }
    }

    /// What a command prints.
    private func output(of arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }
  }
}
