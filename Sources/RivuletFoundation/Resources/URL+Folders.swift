public import Foundation

/// The standard folders of the user. Foundation on Linux does not provide these properties.
extension URL {
  /// The folder for the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder for data that can be recreated.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The folder for application data other than documents.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
  /// The folder for downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder of the user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The folder for the user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The folder for the user's music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The folder for the user's movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
  /// The folder for user-specific data of the system's apps.
  public static var libraryDirectory: URL { folder(.libraryDirectory, ".local") }

  /// True if the URL refers to an existing folder.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return isFileURL && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
  }
}
