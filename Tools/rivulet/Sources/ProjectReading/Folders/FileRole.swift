/// The role of a file in a folder whose files automatically belong to a target.
enum FileRole {
  case swiftSource, foreignSource, resource, none

  /// Creates the role of a file, based on its extension.
  init(path: String) {
    self =
      switch FilePaths.ending(of: path) {
      case "swift": .swiftSource
      case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "intentdefinition", "mlmodel",
        "mlpackage", "y", "l":
        .foreignSource
      case "h", "hpp", "hh", "pch", "modulemap", "entitlements", "xcconfig", "xcodeproj", "xcworkspace", "playground", "xctestplan", "docc",
        "swiftpm", "xcprivacy", "framework", "xcframework", "a", "dylib", "tbd", "storekit", "gyb":
        .none
      default: .resource
      }
  }

  /// Returns true for a folder that Xcode treats as a single file, such as an asset catalog.
  static func isOpaque(folder name: String) -> Bool {
    let ending = FilePaths.ending(of: name)
    return !ending.isEmpty && ending != "lproj" && opaqueEndings.contains(ending)
  }

  /// The extensions of folders that are treated as a single file.
  private static let opaqueEndings: Set = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "mlpackage", "framework", "xcframework", "scnassets",
    "rcproject",
    "playground", "xcodeproj", "xcworkspace", "docc", "icon", "rtfd", "swiftpm", "app", "xcstickers", "arresourcegroup",
    "realitycomposerpro",
    "rkassets", "atlas", "usdz", "spriteatlas", "appiconset", "imageset",
  ]
}
