/// The use of a file that lies in a folder whose files are members of a target by themselves.
enum FileRole {
  case swiftSource, foreignSource, resource, none

  /// The use of a file by its ending.
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

  /// True for folders that are one file for Xcode, such as asset catalogs.
  static func isOpaque(folder name: String) -> Bool {
    let ending = FilePaths.ending(of: name)
    return !ending.isEmpty && ending != "lproj" && opaqueEndings.contains(ending)
  }

  /// The endings of folders that are one file.
  private static let opaqueEndings: Set = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "mlpackage", "framework", "xcframework", "scnassets",
    "rcproject",
    "playground", "xcodeproj", "xcworkspace", "docc", "icon", "rtfd", "swiftpm", "app", "xcstickers", "arresourcegroup",
    "realitycomposerpro",
    "rkassets", "atlas", "usdz", "spriteatlas", "appiconset", "imageset",
  ]
}
