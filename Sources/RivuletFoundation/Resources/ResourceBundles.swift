package import Foundation

/// Where the resources of an app lie: in its own bundle, and in those that the package manager puts beside the program, one for each target that
/// has resources.
///
/// Who names no bundle, or the app's own, gets what any of them has, as on a Mac, where an app's bundle has everything; who names another one
/// gets what that has.
package struct ResourceBundles: Sendable {
  private let main: Bundle
  /// Those beside the program, in the order in which they are asked.
  private let neighbours: [Bundle]

  /// The bundles of the program whose own bundle is `main`.
  ///
  /// - Parameter program: The program's name; the bundle of a target whose name it begins with goes before the others.
  package init(main: Bundle = .main, program: String = ProcessInfo.processInfo.processName) {
    self.main = main
    let folder = main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    neighbours = Self.ordered(names.filter { Self.endings.contains(($0 as NSString).pathExtension) }, program: program)
      .compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
  }

  /// Those of this program.
  package static let ofProcess = ResourceBundles()

  private static let endings = ["resources", "bundle"]

  /// Folders such as `Package_Target.resources`: first those whose target the program is named after, the longest name first, then by name.
  ///
  /// `Package_Target-tool.resources` is the package manager's copy for targets that it also builds for its own tools; it is left out.
  static func ordered(_ names: [String], program: String) -> [String] {
    func target(_ name: String) -> Substring { (name as NSString).deletingPathExtension.split(separator: "_", maxSplits: 1).last ?? "" }
    func share(_ name: String) -> Int { program.hasPrefix(target(name)) ? target(name).count : 0 }
    return names.filter { !target($0).hasSuffix("-tool") }.sorted { (-share($0), $0) < (-share($1), $1) }
  }

  /// The bundles that may have a resource, in order.
  package func places(for bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle !== main, bundle.bundlePath != main.bundlePath else { return [main] + neighbours }
    return [bundle]
  }

  /// What the first bundle has that has any. `find` gets the directory of a bundle, and nil for the app's own.
  package func first<Found>(for bundle: Bundle?, _ find: (_ bundlePath: String?) -> Found?) -> Found? {
    for place in places(for: bundle) {
      if let found = find(place === main ? nil : place.bundlePath) { return found }
    }
    return nil
  }

  /// The text for a key in the tables of the person's languages, or of the language that the bundle chooses by itself, of the first bundle that has
  /// the key; nil if none has it.
  func localizedString(forKey key: String, table: String?, bundle: Bundle?, folders: [String] = ProcessLanguage.folders) -> String? {
    let missing = "\u{0}"
    return places(for: bundle).lazy.flatMap { $0.translations(in: folders) + [$0] }
      .map { $0.localizedString(forKey: key, value: missing, table: table) }.first { $0 != missing }
  }

  /// The directories that have fonts of the app.
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
