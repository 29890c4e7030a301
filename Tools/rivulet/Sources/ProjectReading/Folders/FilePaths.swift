import Foundation

/// Operations on paths and the files at those paths.
enum FilePaths {
  /// Returns the absolute form of a path that may be relative to a folder, with `.` and `..` resolved. Symbolic links are not resolved.
  static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns a path as spelled on disk, because Macs accept a path that differs only in case. If nothing exists at the path, returns it
  /// unchanged.
  static func onDisk(_ path: String) -> String {
    guard !exists(path), path.count > 1 else { return path }
    let folder = onDisk(folder(of: path))
    let name = name(of: path).lowercased()
    guard let spelled = names(in: folder).first(where: { $0.lowercased() == name }) else { return path }
    return folder == "/" ? "/\(spelled)" : "\(folder)/\(spelled)"
  }

  /// Returns true if a file or folder exists at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns true if a folder exists at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns the sorted names in a folder, excluding hidden ones, or an empty array if the folder can't be read.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String { (path as NSString).lastPathComponent }

  /// Returns the last component of a path without its extension.
  static func stem(of path: String) -> String { (name(of: path) as NSString).deletingPathExtension }

  /// Returns the lowercase extension of a path, without the dot.
  static func ending(of path: String) -> String { (path as NSString).pathExtension.lowercased() }

  /// Returns the folder that contains a path.
  static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }

  /// Returns the text of a file, or nil if the file can't be read.
  static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the language of the `.lproj` folder in a path, or nil if the path contains none.
  static func localization(of path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
