public import Foundation
import ProjectTranslation

/// A package that `rivulet new` starts from.
public enum PackageTemplate: String, CaseIterable, Sendable {
  /// A window with a button.
  case app
  /// Text documents that can be opened and saved.
  case document
  /// A list of tasks with details.
  case list

  /// The word in file names and text that the app's name replaces.
  var placeholder: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Template" }

  /// Checks a name for a new package.
  ///
  /// - Throws: A `Failure` if a module cannot have the name.
  public static func check(name: String) throws {
    let isWord =
      name.first?.isUppercase == true
      && name.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    if !isWord {
      throw Failure(
        "An app's name begins with a capital letter and has letters and digits only, for it is the app's module too; \"\(name)\" does not.",
        status: 2)
    }
    if ModuleName.isReserved(name) {
      throw Failure("The name \(name) belongs to a module that apps import. Choose another one.", status: 2)
    }
  }

  /// Writes a package.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package, which must not exist.
  ///   - templates: The folder that contains all templates.
  /// - Throws: A `Failure` if the folder already exists, or if a file cannot be written. In that case, nothing is left behind.
  public func write(name: String, to folder: URL, templates: URL) throws {
    try Self.check(name: name)
    let files = FileManager.default
    if files.fileExists(atPath: folder.path(percentEncoded: false)) {
      throw Failure(
        "There is something at \(folder.path(percentEncoded: false)) already; nothing was written. Choose another name, or move it away.")
    }
    let source = templates.appending(path: rawValue, directoryHint: .isDirectory)
    guard let paths = files.enumerator(atPath: source.path(percentEncoded: false))?.compactMap({ $0 as? String }), !paths.isEmpty else {
      throw Failure("The installation has no template in \(source.path(percentEncoded: false)). Install Rivulet again.")
    }
    do {
      for path in paths.sorted() where !path.hasPrefix(".build") {
        let original = source.appending(path: path)
        if (try original.resourceValues(forKeys: [.isDirectoryKey])).isDirectory == true { continue }
        var written = path.replacingOccurrences(of: placeholder, with: name)
        // Under its real name, the file would hide the template's files from this repository.
        if written == "gitignore" { written = ".gitignore" }
        let target = folder.appending(path: written)
        try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = try String(contentsOf: original, encoding: .utf8).replacingOccurrences(of: placeholder, with: name)
        try Data(text.utf8).write(to: target)
      }
    } catch {
      try? files.removeItem(at: folder)
      throw Failure("The package cannot be written to \(folder.path(percentEncoded: false)): \(error.localizedDescription)")
    }
  }
}
