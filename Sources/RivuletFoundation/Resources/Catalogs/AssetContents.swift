import Foundation

/// The `Contents.json` file in a folder of an asset catalog.
struct AssetContents: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?
    let renderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  let properties: Properties?
  let images: [AssetVariant]?
  let colors: [AssetVariant]?
  let data: [AssetVariant]?

  /// Reads a folder's file. Fails if the file is missing or can't be read.
  init?(inFolder path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/Contents.json"),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }

  /// Returns the variants that have content and best match the traits.
  static func best(of variants: [AssetVariant]?, in traits: AssetTraits, _ hasContent: (AssetVariant) -> Bool) -> [AssetVariant] {
    let ranked = (variants ?? []).filter(hasContent).compactMap { variant in variant.rank(in: traits).map { (variant, $0) } }
    guard let best = ranked.map(\.1).max() else { return [] }
    return ranked.filter { $0.1 == best }.map(\.0)
  }
}
