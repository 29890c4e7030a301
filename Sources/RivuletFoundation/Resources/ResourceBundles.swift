package import Foundation

/// The bundles with the resources of an app: its own bundle, and those that the package manager puts next to the program, one for each
/// target that has resources.
///
/// A request without a bundle, or for the app's own, searches all of them, as on a Mac, where an app's bundle contains everything. A
/// request for another bundle searches only that one.
package struct ResourceBundles: Sendable {
  private let main: Bundle
  /// The bundles next to the program, in search order.
  private let neighbours: [Bundle]

  /// Creates the bundles of the program whose own bundle is `main`.
  ///
  /// - Parameter program: The program's name. The bundle of a target whose name is a prefix of the program's name precedes the others.
  package init(main: Bundle = .main, program: String = ProcessInfo.processInfo.processName) {
    self.main = main
    let folder = main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    neighbours = Self.ordered(names.filter { Self.endings.contains(($0 as NSString).pathExtension) }, program: program)
      .compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
  }

  /// The bundles of this program.
  package static let ofProcess = ResourceBundles()

  private static let endings = ["resources", "bundle"]

  /// Returns folders such as `Package_Target.resources` in search order: first those whose target name is a prefix of the program's name,
  /// longest name first, and then by name.
  ///
  /// `Package_Target-tool.resources` is the package manager's copy for targets that it also builds for its own tools. It is left out.
  static func ordered(_ names: [String], program: String) -> [String] {
    func target(_ name: String) -> Substring { (name as NSString).deletingPathExtension.split(separator: "_", maxSplits: 1).last ?? "" }
    func share(_ name: String) -> Int { program.hasPrefix(target(name)) ? target(name).count : 0 }
    return names.filter { !target($0).hasSuffix("-tool") }.sorted { (-share($0), $0) < (-share($1), $1) }
  }

  /// Returns the bundles that may contain a resource, in order.
  package func places(for bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle !== main, bundle.bundlePath != main.bundlePath else { return [main] + neighbours }
    return [bundle]
  }

  /// Returns the first result of `find` that is not nil. `find` receives the directory of a bundle, or nil for the app's own.
  package func first<Found>(for bundle: Bundle?, _ find: (_ bundlePath: String?) -> Found?) -> Found? {
    for place in places(for: bundle) {
      if let found = find(place === main ? nil : place.bundlePath) { return found }
    }
    return nil
  }

  /// Returns the text for a key from the first bundle that contains it, or nil if none does. Searches the tables for the user's languages,
  /// and then the language that the bundle chooses by itself.
  ///
  /// - Parameter numbers: The values in the text. Values that are not numbers are nil.
  func localizedString(
    forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?] = [], folders: [String] = ProcessLanguage.folders
  ) -> String? {
    places(for: bundle).lazy.flatMap { $0.translations(in: folders) + [$0] }.compactMap { bundle in
      bundle.text(forKey: key, table: table, numbers: numbers, PluralTable.named(table, in: bundle))
    }
    .first
  }

  /// The directories that contain the app's fonts.
  package var fontFolders: [String] {
    places(for: nil).flatMap { place in
      Set(
        ["ttf", "otf", "ttc"].flatMap { place.paths(forResourcesOfType: $0, inDirectory: nil) }.map {
          ($0 as NSString).deletingLastPathComponent
        }
      )
      .sorted()
    }
  }
}

extension Bundle {
  /// Returns the text in one of this bundle's tables for a key and its numbers, or nil if there is none.
  ///
  /// - Parameter plurals: The entries in that table that depend on numbers.
  package func text(forKey key: String, table: String?, numbers: [Double?], _ plurals: PluralTable?) -> String? {
    if let format = plurals?.format(forKey: key, numbers: numbers) { return format }
    let missing = "\u{0}"
    let text = localizedString(forKey: key, value: missing, table: table)
    return text == missing ? nil : text
  }
}
