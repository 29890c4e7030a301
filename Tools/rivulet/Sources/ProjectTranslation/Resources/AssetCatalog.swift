import Foundation

/// The names of the images and colours in an asset catalog.
struct AssetCatalog {
  /// An image or colour.
  struct Asset: Hashable {
    /// The kind of an asset.
    enum Kind: Hashable {
      case image, color
    }

    /// The kind of the asset.
    let kind: Kind
    /// The enclosing folders that provide a namespace, outermost first.
    let namespace: [String]
    /// The name of the asset set.
    let name: String
  }

  /// All images and colours, in the order of their folders and names.
  private(set) var assets: [Asset] = []

  /// Reads the catalog at a path.
  init(path: String) {
    visit(path, [], depth: 0)
  }

  /// Adds the asset sets in a folder and its subfolders.
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

  /// Returns true if the folder's name is part of the names of the assets inside it.
  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
  }
}
