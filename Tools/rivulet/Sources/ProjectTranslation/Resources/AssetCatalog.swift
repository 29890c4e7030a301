import Foundation

/// The names of the images and colours in an asset catalog.
struct AssetCatalog {
  /// An image or a colour.
  struct Asset: Hashable {
    /// The kind of an asset.
    enum Kind: Hashable {
      case image, color
    }

    /// The kind of the asset.
    let kind: Kind
    /// The enclosing folders that provide a namespace, outermost first.
    let namespace: [String]
    /// The name of its set.
    let name: String
  }

  /// All images and colours, sorted by namespace and name.
  private(set) var assets: [Asset] = []

  /// Reads the catalog at a path.
  init(path: String) {
    visit(path, [], depth: 0)
  }

  /// Adds the sets in a folder and in its subfolders.
  private mutating func visit(_ folder: String, _ namespace: [String], depth: Int) {
    guard depth < 50 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
      let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
      switch ending {
      case "imageset", "symbolset": assets.append(Asset(kind: .image, namespace: namespace, name: stem))
      case "colorset": assets.append(Asset(kind: .color, namespace: namespace, name: stem))
      case "":
        let path = "\(folder)/\(name)"
        visit(path, Self.providesNamespace(path) ? namespace + [name] : namespace, depth: depth + 1)
      default: break
      }
    }
  }

  /// True if the names in a folder are prefixed with the folder's own name.
  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
  }
}
