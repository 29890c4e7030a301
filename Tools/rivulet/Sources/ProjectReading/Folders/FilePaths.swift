import Foundation

/// Questions about paths and the files at them.
enum FilePaths {
  /// The absolute path of a path that may be relative to a folder, without `.` and `..`. Symbolic links are preserved.
  static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path as it is spelled on disk, for a path that differs from it in case, which a Mac accepts. A path that leads nowhere is
  /// unchanged.
  static func onDisk(_ path: String) -> String {
    guard !exists(path), path.count > 1 else { return path }
    let folder = onDisk(folder(of: path))
    let name = name(of: path).lowercased()
    guard let spelled = names(in: folder).first(where: { $0.lowercased() == name }) else { return path }
    return folder == "/" ? "/\(spelled)" : "\(folder)/\(spelled)"
  }

  /// True if there is a file or folder at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// True if there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The names in a folder, sorted, without hidden ones; empty if it cannot be read.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The last part of a path.
  static func name(of path: String) -> String { (path as NSString).lastPathComponent }

  /// The last part of a path, without its extension.
  static func stem(of path: String) -> String { (name(of: path) as NSString).deletingPathExtension }

  /// The extension of a path in lower case, without its dot.
  static func ending(of path: String) -> String { (path as NSString).pathExtension.lowercased() }

  /// The folder that contains a path.
  static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }

  /// The text of a file; nil if it cannot be read.
  static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The language of the `.lproj` folder in a path; nil if there is none.
  static func localization(of path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
