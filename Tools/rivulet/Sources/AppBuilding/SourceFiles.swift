import Foundation

/// A search for the Swift files in a folder, excluding hidden folders.
enum SourceFiles {
  /// Returns the paths of the files.
  static func paths(in folder: URL) -> [String] {
    var paths: [String] = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { paths.append(file.path(percentEncoded: false)) }
    }
    return paths
  }
}
