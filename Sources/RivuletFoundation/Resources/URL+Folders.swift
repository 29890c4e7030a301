public import Foundation

/// The folders of the user and the process. Foundation on Linux lacks these names.
extension URL {
  /// The folder for the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder for data that can be created again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The folder for apps' data other than documents.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
  /// The folder for downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder of the user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The folder for the user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The folder for the user's music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The folder for the user's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
  /// The folder for the user's data that belongs to the system's apps.
  public static var libraryDirectory: URL { folder(.libraryDirectory, ".local") }

  /// True if there is a folder at the URL.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return isFileURL && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
  }
}
