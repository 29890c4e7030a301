package import Foundation

/// The bundles that contain an app's resources: its main bundle, and the bundles that the package manager places next to the program, one
/// for each target with resources.
///
/// A request without a bundle, or for the main bundle, searches all of them, because on macOS an app's bundle contains all resources. A
/// request for any other bundle searches only that bundle.
package struct ResourceBundles: Sendable {
  private let main: Bundle
  /// The bundles next to the program, in search order.
  private let neighbours: [Bundle]

  /// Creates the bundles of a program with the given main bundle.
  ///
  /// - Parameter program: The program's name. If a target's name is a prefix of this name, the target's bundle precedes the others.
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

  /// Returns the names of folders such as `Package_Target.resources`, in search order. Targets whose names are prefixes of the program's
  /// name come first, longest name first, followed by the others in alphabetical order.
  ///
  /// The package manager creates `Package_Target-tool.resources` as a copy for targets that it also builds for its own tools. These are
  /// excluded.
  static func ordered(_ names: [String], program: String) -> [String] {
    func target(_ name: String) -> Substring { (name as NSString).deletingPathExtension.split(separator: "_", maxSplits: 1).last ?? "" }
    func share(_ name: String) -> Int { program.hasPrefix(target(name)) ? target(name).count : 0 }
    return names.filter { !target($0).hasSuffix("-tool") }.sorted { (-share($0), $0) < (-share($1), $1) }
  }

  /// Returns the bundles that may contain a resource, in search order.
  package func places(for bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle !== main, bundle.bundlePath != main.bundlePath else { return [main] + neighbours }
    return [bundle]
  }

  /// Returns the first result of `find` that is not nil. The argument of `find` is a bundle's path, or nil for the main bundle.
  package func first<Found>(for bundle: Bundle?, _ find: (_ bundlePath: String?) -> Found?) -> Found? {
    for place in places(for: bundle) {
      if let found = find(place === main ? nil : place.bundlePath) { return found }
    }
    return nil
  }

  /// Returns the text for a key from the first bundle that contains it, or nil if none does. In each bundle, searches the tables for the
  /// user's languages, and then the language that the bundle selects.
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
  /// Returns the text for a key and its numbers from one of this bundle's tables, or nil if the tables don't contain the key.
  ///
  /// - Parameter plurals: The plural entries of the table.
  package func text(forKey key: String, table: String?, numbers: [Double?], _ plurals: PluralTable?) -> String? {
    if let format = plurals?.format(forKey: key, numbers: numbers) { return format }
    let missing = "\u{0}"
    let text = localizedString(forKey: key, value: missing, table: table)
    return text == missing ? nil : text
  }
}
