/// The role of a file in a folder whose files are automatically members of a target.
enum FileRole {
  case swiftSource, foreignSource, resource, none

  /// Creates the role of a file from its extension.
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

  /// True for folders that Xcode treats as one file, such as asset catalogs.
  static func isOpaque(folder name: String) -> Bool {
    let ending = FilePaths.ending(of: name)
    return !ending.isEmpty && ending != "lproj" && opaqueEndings.contains(ending)
  }

  /// The extensions of folders that count as one file.
  private static let opaqueEndings: Set = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "mlpackage", "framework", "xcframework", "scnassets",
    "rcproject",
    "playground", "xcodeproj", "xcworkspace", "docc", "icon", "rtfd", "swiftpm", "app", "xcstickers", "arresourcegroup",
    "realitycomposerpro",
    "rkassets", "atlas", "usdz", "spriteatlas", "appiconset", "imageset",
  ]
}
