import Foundation
import ProjectReading

/// A target's `Resources` folder: everything that Xcode would copy into its bundle, at the path that it would have there.
struct ResourceFolder {
  /// The files by their paths in the folder.
  private(set) var files: [String: OutputTree.Content] = [:]
  /// The paths of the asset catalogs in the project.
  private(set) var catalogs: [String] = []
  /// All problems.
  private(set) var problems: [ProjectProblem] = []

  /// The names of asset catalogs in the folder.
  private var catalogNames = FileNames()

  /// Creates the folder for a target and for the targets that it links, whose resources an app also finds in its own bundle.
  init(_ targets: [AppTarget]) {
    for (index, target) in targets.enumerated() {
      for resource in target.resources { add(resource, isOwn: index == 0) }
    }
  }

  /// The names at the top of the folder, sorted.
  var topNames: [String] { Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted() }

  /// Adds a resource according to its file type. The target's own resources take precedence over those of linked targets.
  private mutating func add(_ resource: AppResource, isOwn: Bool) {
    let name = (resource.path as NSString).lastPathComponent
    switch (name as NSString).pathExtension.lowercased() {
    case "xcassets":
      files[catalogNames.name(for: resource.path)] = .link(resource.path)
      if isOwn { catalogs.append(resource.path) }
    case "xcstrings": addCatalog(resource.path, table: (name as NSString).deletingPathExtension)
    case "storyboard", "xib", "nib":
      guard !name.hasPrefix("Launch") else { return }
      problems.append(
        ProjectProblem(
          .warning, "“\(name)” is an interface of UIKit or AppKit, which is left out.", path: resource.path,
          advice: "Show its contents with SwiftUI."))
    case "xcdatamodeld", "xcmappingmodel", "metal", "mlmodel": break
    // Foundation ends the process when it looks up one of the file's keys, so the file has another name.
    case "stringsdict":
      let table = "\((name as NSString).deletingPathExtension).plurals"
      put(resource.localization.map { "\($0).lproj/\(table)" } ?? table, .link(resource.path), isOwn: isOwn, from: resource.path)
    // The package manager creates a file with this name itself.
    case "plist" where name == "Info.plist" && resource.localization == nil: break
    default:
      put(resource.localization.map { "\($0).lproj/\(name)" } ?? name, .link(resource.path), isOwn: isOwn, from: resource.path)
    }
  }

  /// Puts a file at a path that must be free.
  private mutating func put(_ place: String, _ content: OutputTree.Content, isOwn: Bool, from path: String) {
    guard let present = files[place], present != content else {
      files[place] = content
      return
    }
    guard isOwn else { return }
    problems.append(
      ProjectProblem(
        .warning, "Two resources have the name “\(place)”; the second is left out.", path: path,
        advice: "Rename one of them, or remove it from the target."))
  }

  /// Adds the tables of a string catalog.
  private mutating func addCatalog(_ path: String, table: String) {
    guard let catalog = FileManager.default.contents(atPath: path).flatMap({ StringCatalog($0) }) else {
      problems.append(
        ProjectProblem(.warning, "The string catalog is no JSON that Xcode writes.", path: path, advice: "Restore it from version control.")
      )
      return
    }
    for (language, tables) in catalog.tables.sorted(by: { $0.key < $1.key }) {
      for (ending, values) in [("strings", tables.strings), ("plurals", tables.plurals)] where !values.isEmpty {
        put("\(language).lproj/\(table).\(ending)", .text(PropertyListText.text(values)), isOwn: true, from: path)
      }
    }
  }
}
