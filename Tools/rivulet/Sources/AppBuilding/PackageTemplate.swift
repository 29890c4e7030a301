public import Foundation
import ProjectTranslation

/// A template for packages created by `rivulet new`.
public enum PackageTemplate: String, CaseIterable, Sendable {
  /// An app that shows a window with a button.
  case app
  /// An app that opens and saves text documents.
  case document
  /// An app that shows a list of tasks with details.
  case list

  /// The placeholder in filenames and text that is replaced by the app's name.
  var placeholder: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Template" }

  /// Checks the name of a new package.
  ///
  /// - Throws: A `Failure` if the name is not valid for a module.
  public static func check(name: String) throws {
    let isWord =
      name.first?.isUppercase == true
      && name.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    if !isWord {
      throw Failure(
        "An app's name must begin with a capital letter and contain only letters and digits, because it also names the app's module; "
          + "\"\(name)\" does not.",
        status: 2)
    }
    if ModuleName.isReserved(name) {
      throw Failure("The name \(name) belongs to a module that apps import. Choose another name.", status: 2)
    }
  }

  /// Creates a package from the template.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package, which must not exist.
  ///   - templates: The folder that contains all templates.
  /// - Throws: A `Failure` if the folder already exists or if a file can't be written. Partially written files are removed.
  public func write(name: String, to folder: URL, templates: URL) throws {
    try Self.check(name: name)
    let files = FileManager.default
    if files.fileExists(atPath: folder.path(percentEncoded: false)) {
      throw Failure(
        "\(folder.path(percentEncoded: false)) already exists, so nothing was written. Choose another name, or move it elsewhere.")
    }
    let source = templates.appending(path: rawValue, directoryHint: .isDirectory)
    guard let paths = files.enumerator(atPath: source.path(percentEncoded: false))?.compactMap({ $0 as? String }), !paths.isEmpty else {
      throw Failure("The installation has no template in \(source.path(percentEncoded: false)). Reinstall Rivulet.")
    }
    do {
      for path in paths.sorted() where !path.hasPrefix(".build") {
        let original = source.appending(path: path)
        if (try original.resourceValues(forKeys: [.isDirectoryKey])).isDirectory == true { continue }
        var written = path.replacingOccurrences(of: placeholder, with: name)
        // If stored under its real name, the file would hide the template's files from this repository.
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
