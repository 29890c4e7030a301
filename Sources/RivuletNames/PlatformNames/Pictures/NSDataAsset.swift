public import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation

/// The name of a data asset in an asset catalog.
public typealias NSDataAssetName = String

/// A UIKit- and AppKit-compatible data asset in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name of the asset.
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The type of the file, such as `public.json`.
  public let typeIdentifier: String

  /// Creates an asset from the app's asset catalogs. Returns nil if the name is unknown.
  public convenience init?(name: NSDataAssetName) { self.init(name, nil) }

  /// Creates an asset from a bundle's asset catalogs. Returns nil if the name is unknown.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) { self.init(name, bundle) }

  private init?(_ name: NSDataAssetName, _ bundle: Bundle?) {
    guard let file = AssetCatalogs.ofFrontWindow.file(named: name, bundle: bundle, in: UITraitCollection.current.environment.assetTraits)
    else { return nil }
    (self.name, data, typeIdentifier) = (name, file.data, file.type)
  }
}
