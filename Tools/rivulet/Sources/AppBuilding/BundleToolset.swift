import Foundation

/// The toolset of programs that go to other machines: the installation's, with other places for the loader to look.
struct BundleToolset {
  let installation: Installation
  /// The folders that the program names to the loader.
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
    // A file that is written anew has the package manager link anew.
    if (try? Data(contentsOf: file)) == written { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try written.write(to: file)
    } catch {
      throw Failure("\(file.path(percentEncoded: false)) cannot be written: \(error.localizedDescription)")
    }
  }
}
