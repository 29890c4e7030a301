public import Foundation

/// The settings that let editors find the library, for sourcekit-lsp and for the Swift extension for VS Code.
public struct EditorSettings {
  /// The toolset of the installed library.
  let toolset: URL
  /// The compiler options in the toolset.
  let compilerOptions: [String]

  public init(_ installation: Installation) throws {
    self.init(toolset: installation.toolset, compilerOptions: try installation.compilerOptions())
  }

  init(toolset: URL, compilerOptions: [String]) {
    self.toolset = toolset
    self.compilerOptions = compilerOptions
  }

  /// Writes the settings to a package's folder, preserving all other settings in the files.
  ///
  /// - Returns: The paths of the files that were written.
  /// - Throws: A `Failure` if an existing file is not JSON, in which case the file is not changed.
  @discardableResult public func write(to folder: URL) throws -> [String] {
    let path = toolset.path(percentEncoded: false)
    let server = folder.appending(path: ".sourcekit-lsp/config.json"), code = folder.appending(path: ".vscode/settings.json")
    // Read both files before writing either.
    var serverSettings = try Self.settings(in: server), codeSettings = try Self.settings(in: code)
    var package = serverSettings["swiftPM"] as? [String: Any] ?? [:]
    // The server applies a toolset to the code it displays, but not to the modules it builds. Flags apply to both.
    package["swiftCompilerFlags"] = compilerOptions
    serverSettings["swiftPM"] = package
    for key in ["swift.buildArguments", "swift.additionalTestArguments"] {
      var arguments = codeSettings[key] as? [String] ?? []
      if let place = arguments.firstIndex(of: "--toolset") {
        arguments.removeSubrange(place...min(place + 1, arguments.count - 1))
      }
      codeSettings[key] = arguments + ["--toolset", path]
    }
    try Self.write(serverSettings, to: server)
    try Self.write(codeSettings, to: code)
    return [server, code].map { $0.path(percentEncoded: false) }
  }

  private static func settings(in file: URL) throws -> [String: Any] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    guard let settings = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Failure("\(file.path(percentEncoded: false)) is not JSON, so it was left unchanged. Correct it, then run rivulet editor again.")
    }
    return settings
  }

  private static func write(_ settings: [String: Any], to file: URL) throws {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      var data = try JSONSerialization.data(withJSONObject: settings, options: options)
      data.append(UInt8(ascii: "\n"))
      try data.write(to: file, options: .atomic)
    } catch {
      throw Failure("\(file.path(percentEncoded: false)) cannot be written: \(error.localizedDescription)")
    }
  }
}
