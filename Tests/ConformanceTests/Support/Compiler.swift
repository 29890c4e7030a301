import Foundation

/// The compiler, run on a file that sees the modules of this build.
enum Compiler {
  /// The root of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized

  /// What the compiler says about a source; empty if it has nothing to say.
  static func diagnostics(of source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("ContentView.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try diagnostics(ofFiles: [file])
  }

  /// What the compiler says about files of one module.
  static func diagnostics(ofFiles files: [URL], languageMode: Int = 6, _ flags: [String] = []) throws -> String {
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("Modules")
    let arguments = ["swiftc", "-typecheck", "-swift-version", "\(languageMode)", "-I", modules.path] + files.map(\.path)
    return try output(of: arguments + flags + systemModuleFlags())
  }

  /// What the package manager tells the compiler about the C modules of this package, which ours are built upon.
  private static func systemModuleFlags() throws -> [String] {
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let modules = manifest.matches(of: /name: "(?<name>C[A-Z]\w+)"/).flatMap { match in
      ["module.modulemap", "include/module.modulemap"].map { root.appendingPathComponent("Sources/\(match.output.name)/\($0)").path }
    }.filter { FileManager.default.fileExists(atPath: $0) }.map { "-fmodule-map-file=" + $0 }
    let packages = Set(manifest.matches(of: /description\("(?<name>[^"]+)"/).map { String($0.output.name) }).sorted()
    let folders = packages.isEmpty ? "" : try output(of: ["pkg-config", "--cflags-only-I"] + packages)
    return (modules + folders.split(whereSeparator: \.isWhitespace).map(String.init)).flatMap { ["-Xcc", $0] }
  }

  /// What a command prints.
  private static func output(of arguments: [String]) throws -> String {
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
