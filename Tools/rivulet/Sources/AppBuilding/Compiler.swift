public import Foundation

/// The Swift compiler installed on this machine.
public struct Compiler: Sendable {
  /// The version, such as `6.3.1`.
  public let version: String
  /// The folder that contains Swift's shared libraries.
  public let runtimeFolder: URL

  /// Returns the compiler in `PATH`.
  ///
  /// - Throws: A `Failure` if `PATH` contains no compiler.
  public static func installed() throws -> Compiler {
    guard let path = ChildProcess.path(of: "swiftc") else {
      throw Failure("No Swift compiler was found. Install Swift from swift.org, and add its usr/bin folder to PATH.", status: 127)
    }
    let outcome = try ChildProcess(path, ["--version"]).collect()
    guard let version = version(in: outcome.output) else {
      throw Failure("\(path) does not report its version. Its output is: \(outcome.output.prefix(200))")
    }
    let tools = URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    return Compiler(version: version, runtimeFolder: tools.deletingLastPathComponent().appending(path: "lib/swift/linux"))
  }

  /// Returns the version in the compiler's output, or nil if the output contains none.
  static func version(in text: String) -> String? {
    guard let words = text.range(of: "Swift version ") else { return nil }
    let version = text[words.upperBound...].prefix { $0.isNumber || $0 == "." }
    return version.isEmpty ? nil : String(version)
  }

  /// Checks that this compiler can import the installation's modules.
  public func check(for installation: Installation) throws {
    if version != installation.compilerVersion {
      throw Failure(
        """
        Rivulet in \(installation.folder.path(percentEncoded: false)) was built for Swift \(installation.compilerVersion), and this machine's compiler \
        is Swift \(version). Install Swift \(installation.compilerVersion), or run ./install from Rivulet's repository with this compiler.
        """)
    }
  }
}
