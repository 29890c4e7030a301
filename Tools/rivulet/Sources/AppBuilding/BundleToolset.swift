import Foundation

/// The toolset for programs that are distributed to other machines: the installation's toolset, but with other search paths for the loader.
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
    // Writing the file again would make the package manager link again.
    if (try? Data(contentsOf: file)) == written { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try written.write(to: file)
    } catch {
      throw Failure("\(file.path(percentEncoded: false)) cannot be written: \(error.localizedDescription)")
    }
  }
}
