public import Foundation

/// An installation of Rivulet: the library, its modules, and the toolset that makes them available to the package manager.
public struct Installation: Sendable {
  /// The folder that contains the installation, such as `/usr/local/lib/rivulet-0.3.0-swift-6.3.1`.
  public let folder: URL
  /// The version of the library, such as `0.3.0`.
  public let version: String
  /// The version of the compiler that built the library. Only that version can import its modules.
  public let compilerVersion: String

  /// The toolset file for `swift build --toolset`.
  public var toolset: URL { folder.appending(path: "rivulet.json") }
  /// The folder for modules that are available only to Mac apps.
  public var macModules: URL { folder.appending(path: "mac-modules") }
  /// The folder that contains the templates for `rivulet new`.
  public var templates: URL { folder.appending(path: "templates") }
  /// The program that shows the preview window.
  public var previewViewer: String { folder.appending(path: "libexec/PreviewViewer").path(percentEncoded: false) }
  /// The shared library.
  public var library: URL { folder.appending(path: "librivulet.so.1") }
  /// The folder that contains the licenses.
  public var licences: URL { folder.appending(path: "licences") }

  /// The Debian packages that apps need at run time.
  public var systemPackages: [String] {
    let text = (try? String(contentsOf: folder.appending(path: "packages.txt"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Reads the installation in a folder.
  ///
  /// - Throws: A `Failure` if the folder does not contain an installation.
  public init(at folder: URL) throws {
    func line(of file: String) throws -> String {
      guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
        throw Failure(
          "There is no Rivulet in \(folder.path(percentEncoded: false)): it has no \(file). Run ./install from Rivulet's repository again.")
      }
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    self.folder = folder
    version = try line(of: "version.txt")
    compilerVersion = try line(of: "compiler.txt")
  }

  /// Returns the installation specified by `RIVULET_SDK`, or otherwise the one that contains the running command.
  public static func current() throws -> Installation {
    if let named = ProcessInfo.processInfo.environment["RIVULET_SDK"], !named.isEmpty {
      return try Installation(at: URL(filePath: named, directoryHint: .isDirectory))
    }
    let command = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return try Installation(at: command.deletingLastPathComponent().deletingLastPathComponent())
  }

  /// Returns the options that the toolset passes to the compiler.
  func compilerOptions() throws -> [String] {
    guard let data = try? Data(contentsOf: toolset), let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let compiler = values["swiftCompiler"] as? [String: Any], let options = compiler["extraCLIOptions"] as? [String]
    else { throw Failure("\(toolset.path(percentEncoded: false)) cannot be read. Reinstall Rivulet.") }
    return options
  }
}
