import Foundation
import ProjectReading

/// The facts about the author's Swift files in a package that build messages need.
struct AuthorCode {
  /// The modules that every build imports, except those in the package itself and in the packages that it uses.
  let imports: Set<String>
  /// The types that the files declare, without views: a member that a view lacks may be missing from the library.
  let types: Set<String>

  /// Reads the files of a package, which may be symbolic links.
  ///
  /// - Parameter scratch: The folder for what is built, with the packages that this one uses.
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
