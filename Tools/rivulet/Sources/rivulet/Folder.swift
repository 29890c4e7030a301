import AppBuilding
import ArgumentParser
import Foundation

/// The app on which a command operates.
struct Folder: ParsableArguments {
  @Argument(help: "The app's folder: a package, an Xcode project, or source files.", completion: .directory)
  var folder = "."
  @OptionGroup var place: Scratch

  /// The absolute URL, with `..` resolved.
  var url: URL { Self.url(of: folder) }

  /// The folder for build products, or nil for the default folder.
  var scratch: URL? { place.folder }
}

/// The folder for a command's build products.
struct Scratch: ParsableArguments {
  @Option(help: "The build folder. Defaults to .build inside a package, and to a cache elsewhere.", completion: .directory)
  var scratchPath: String?

  /// The absolute URL, with `..` resolved, or nil for the default folder.
  var folder: URL? { scratchPath.map(Folder.url(of:)) }
}

/// The package on which a command operates.
struct PackageFolder: ParsableArguments {
  @Argument(help: "The folder of a Swift package.", completion: .directory)
  var folder = "."
  @Option(help: "The build folder. Defaults to .build in the package's folder.", completion: .directory)
  var scratchPath: String?

  /// The absolute URL, with `..` resolved.
  var url: URL { Folder.url(of: folder) }

  /// The folder for build products.
  var scratch: URL { scratchPath.map(Folder.url(of:)) ?? url.appending(path: ".build", directoryHint: .isDirectory) }
}

extension Folder {
  /// Returns the absolute URL for a folder given on the command line, with `..` resolved.
  static func url(of path: String) -> URL {
    URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
  }
}
