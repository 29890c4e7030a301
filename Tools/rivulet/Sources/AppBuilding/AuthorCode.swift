import Foundation
import ProjectReading

/// The information about the author's Swift files that is required for build messages.
struct AuthorCode {
  /// The modules that the files import unconditionally, excluding those in the package itself and in its dependencies.
  let imports: Set<String>
  /// The types declared in the files, excluding views, because a member missing from a view may be missing from the library.
  let types: Set<String>

  /// Reads the Swift files of a package, following symbolic links.
  ///
  /// - Parameter scratch: The folder for build products, which contains the package's dependencies.
  init(folder: URL, scratch: URL) {
    var imports: Set<String> = [], types: Set<String> = []
    for path in SourceFiles.paths(in: folder) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      imports.formUnion(SourceImports(text).modules)
      for match in text.matches(of: /\b(?:struct|class|enum|actor|protocol)\s+(\w+)\s*(?:<[^>{]*>)?\s*(?::([^{]*))?\{/) {
        let parents = match.output.2?.split { !$0.isLetter } ?? []
        if !parents.contains("View") { types.insert(String(match.output.1)) }
      }
    }
    let checkouts = scratch.appending(path: "checkouts", directoryHint: .isDirectory)
    let packages = (try? FileManager.default.contentsOfDirectory(at: checkouts, includingPropertiesForKeys: nil)) ?? []
    for package in [folder] + packages {
      imports.subtract(
        (try? FileManager.default.contentsOfDirectory(atPath: package.appending(path: "Sources").path(percentEncoded: false))) ?? [])
    }
    self.imports = imports
    self.types = types
  }
}
