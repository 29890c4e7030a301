package import Foundation
import Synchronization

/// The asset catalogs of an app, which are the folders with the extension `.xcassets` in its bundles. Catalogs are read in source form.
///
/// A catalog is scanned once, when one of its assets is first requested. An asset is named after its set, preceded by the names of
/// enclosing folders that provide a namespace.
package final class AssetCatalogs: Sendable {
  /// The catalogs of this program.
  package static let ofProcess = AssetCatalogs(.ofProcess)

  private let resources: ResourceBundles
  private let known = Mutex<[String: [Name: Set]]>([:])

  /// Creates the catalogs in the given bundles.
  package init(_ resources: ResourceBundles) {
    self.resources = resources
  }

  private enum Kind: String, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case icon = "appiconset"
    case data = "dataset"
  }

  private struct Name: Hashable {
    let kind: Kind
    let name: String
  }

  /// A folder that contains the variants of an asset.
  private struct Set {
    let folder: String
    let contents: AssetContents
  }

  /// Returns the variant of a named image that best matches the traits, or nil if none matches. If no bundle is given, searches all of
  /// the app's bundles.
  package func image(named name: String, bundle: Bundle? = nil, in traits: AssetTraits) -> AssetImage? {
    guard let set = set(.image, name, bundle) else { return nil }
    let variants = AssetContents.best(of: set.contents.images, in: traits) { $0.filename != nil }
      .sorted { $0.pixels ?? .infinity < $1.pixels ?? .infinity }
    guard let variant = variants.first(where: { $0.pixels ?? .infinity >= traits.scale }) ?? variants.last, let file = variant.filename
    else {
      return nil
    }
    let intent = set.contents.properties?.renderingIntent
    return AssetImage(path: "\(set.folder)/\(file)", scale: variant.pixels ?? 1, isTemplate: intent.map { $0 == "template" })
  }

  /// Returns the variant of a named colour that best matches the traits, or nil if none matches. If no bundle path is given, searches all
  /// of the app's bundles.
  package func color(named name: String, bundlePath: String? = nil, in traits: AssetTraits) -> AssetColor? {
    guard let set = set(.color, name, bundlePath.flatMap { Bundle(path: $0) }) else { return nil }
    return AssetContents.best(of: set.contents.colors, in: traits) { $0.assetColor != nil }.first?.assetColor
  }

  /// Returns the path of the largest image of an app icon, or nil if the icon does not exist.
  package func icon(named name: String) -> String? {
    guard let set = set(.icon, name, nil) else { return nil }
    func side(_ variant: AssetVariant) -> Double {
      (variant.size?.split(separator: "x").first.flatMap { Double($0) } ?? 0) * Double(variant.pixels ?? 1)
    }
    let best = set.contents.images?.filter { $0.filename != nil && $0.appearances == nil }.max { side($0) < side($1) }
    return best?.filename.map { "\(set.folder)/\($0)" }
  }

  /// Returns the content and type of the named data asset that best matches the traits, or nil if none matches. If no bundle is given,
  /// searches all of the app's bundles.
  package func file(named name: String, bundle: Bundle? = nil, in traits: AssetTraits) -> (data: Data, type: String)? {
    guard let set = set(.data, name, bundle),
      let variant = AssetContents.best(of: set.contents.data, in: traits, { $0.filename != nil }).first, let file = variant.filename,
      let data = FileManager.default.contents(atPath: "\(set.folder)/\(file)")
    else { return nil }
    return (data, variant.type ?? UTType(filenameExtension: (file as NSString).pathExtension)?.identifier ?? "public.data")
  }

  private func set(_ kind: Kind, _ name: String, _ bundle: Bundle?) -> Set? {
    for place in resources.places(for: bundle) {
      if let set = sets(in: place.resourcePath ?? place.bundlePath)[Name(kind: kind, name: name)] { return set }
    }
    return nil
  }

  private func sets(in folder: String) -> [Name: Set] {
    known.withLock { known in
      if let sets = known[folder] { return sets }
      var sets: [Name: Set] = [:]
      for catalog in Self.names(in: folder) where catalog.hasSuffix(".xcassets") {
        Self.addSets(in: "\(folder)/\(catalog)", behind: "", to: &sets)
      }
      known[folder] = sets
      return sets
    }
  }

  private static func addSets(in folder: String, behind prefix: String, to sets: inout [Name: Set]) {
    for item in names(in: folder) {
      let (name, ending) = ((item as NSString).deletingPathExtension, (item as NSString).pathExtension)
      let path = "\(folder)/\(item)"
      if let kind = Kind(rawValue: ending) {
        if let contents = AssetContents(inFolder: path) {
          sets[Name(kind: kind, name: prefix + name)] = Set(folder: path, contents: contents)
        }
      } else if ending.isEmpty {
        let hasNamespace = AssetContents(inFolder: path)?.properties?.providesNamespace == true
        addSets(in: path, behind: hasNamespace ? "\(prefix)\(item)/" : prefix, to: &sets)
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
