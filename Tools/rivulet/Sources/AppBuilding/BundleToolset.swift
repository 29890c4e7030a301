import Foundation

/// The toolset for programs to be distributed: the installation's toolset with different library search paths.
struct BundleToolset {
  let installation: Installation
  /// The folders in which the loader searches for the program's libraries.
  let runPaths: [String]

  func write(to file: URL) throws {
    var toolset: [String: Any] = ["schemaVersion": "1.0"]
    toolset["swiftCompiler"] = ["extraCLIOptions": try installation.compilerOptions() + ["-no-toolchain-stdlib-rpath"]]
    let folder = installation.folder.path(percentEncoded: false)
    toolset["linker"] = [
      "extraCLIOptions": ["-L\(folder)"] + runPaths.flatMap { ["-rpath", $0] } + [
        "--push-state", "--as-needed", "-lrivulet", "--pop-state",
      ]
    ]
    let written = try JSONSerialization.data(withJSONObject: toolset, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    // Rewriting an unchanged file would make the package manager link the program again.
    if (try? Data(contentsOf: file)) == written { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try written.write(to: file)
    } catch {
      throw Failure("\(file.path(percentEncoded: false)) cannot be written: \(error.localizedDescription)")
    }
  }
}
