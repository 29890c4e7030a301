import Foundation
import ProjectReading

/// A target's `Resources` folder, which contains the files that Xcode would copy into the target's bundle, at the same paths.
struct ResourceFolder {
  /// The files, keyed by their paths in the folder.
  private(set) var files: [String: OutputTree.Content] = [:]
  /// The paths of the target's asset catalogs in the project.
  private(set) var catalogs: [String] = []
  /// The problems found.
  private(set) var problems: [ProjectProblem] = []

  /// The names of the asset catalogs in the folder.
  private var catalogNames = FileNames()

  /// Creates the folder for a target and the targets it links. An app finds the resources of linked targets in its own bundle, too.
  init(_ targets: [AppTarget]) {
    for (index, target) in targets.enumerated() {
      for resource in target.resources { add(resource, isOwn: index == 0) }
    }
  }

  /// The sorted names at the top level of the folder.
  var topNames: [String] { Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted() }

  /// Adds a resource, depending on its file type. The target's own resources take precedence over those of linked targets.
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
          .warning, "“\(name)” is a UIKit or AppKit interface file and is skipped.", path: resource.path,
          advice: "Recreate its contents in SwiftUI."))
    case "xcdatamodeld", "xcmappingmodel", "metal", "mlmodel": break
    // Foundation terminates the process when it looks up a key in such a file, so the file gets a different name.
    case "stringsdict":
      let table = "\((name as NSString).deletingPathExtension).plurals"
      put(resource.localization.map { "\($0).lproj/\(table)" } ?? table, .link(resource.path), isOwn: isOwn, from: resource.path)
    // The package manager itself creates a file with this name.
    case "plist" where name == "Info.plist" && resource.localization == nil: break
    default:
      put(resource.localization.map { "\($0).lproj/\(name)" } ?? name, .link(resource.path), isOwn: isOwn, from: resource.path)
    }
  }

  /// Adds a file at a path, reporting a problem if the path is already in use.
  private mutating func put(_ place: String, _ content: OutputTree.Content, isOwn: Bool, from path: String) {
    guard let present = files[place], present != content else {
      files[place] = content
      return
    }
    guard isOwn else { return }
    problems.append(
      ProjectProblem(
        .warning, "Two resources are named “\(place)”; the second is skipped.", path: path,
        advice: "Rename one of them, or remove it from the target."))
  }

  /// Adds the string tables of a string catalog.
  private mutating func addCatalog(_ path: String, table: String) {
    guard let catalog = FileManager.default.contents(atPath: path).flatMap({ StringCatalog($0) }) else {
      problems.append(
        ProjectProblem(
          .warning, "The string catalog is not in the JSON format that Xcode writes.", path: path,
          advice: "Restore it from version control."))
      return
    }
    for (language, tables) in catalog.tables.sorted(by: { $0.key < $1.key }) {
      for (ending, values) in [("strings", tables.strings), ("plurals", tables.plurals)] where !values.isEmpty {
        put("\(language).lproj/\(table).\(ending)", .text(PropertyListText.text(values)), isOwn: true, from: path)
      }
    }
  }
}
