public import Foundation

/// The folders of the person and of the process; Foundation on Linux has no such names for them.
extension URL {
  /// The person's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// What can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// What apps keep beside documents.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
  /// What has been downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The person's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The person's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The person's music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The person's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
  /// What the person keeps for the apps of the system.
  public static var libraryDirectory: URL { folder(.libraryDirectory, ".local") }

  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
  }
}
