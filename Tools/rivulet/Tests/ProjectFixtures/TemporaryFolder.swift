public import Foundation

/// A folder for the files of one test. It is removed with its contents when the last reference goes.
public final class TemporaryFolder: Sendable {
  /// The absolute path, without symbolic links.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("rivulet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders around it. Returns its absolute path.
  @discardableResult
  public func write(_ name: String, _ text: String = "") throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a workspace of projects and packages, which are named by their paths in the folder.
  public func writeWorkspace(_ name: String, _ items: [String]) throws {
    let lines = items.map { "   <FileRef location = \"group:\($0)\"></FileRef>\n" }.joined()
    try write(
      "\(name).xcworkspace/contents.xcworkspacedata",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version = \"1.0\">\n\(lines)</Workspace>\n")
  }

  /// The text of a file; empty if it cannot be read.
  public func text(_ name: String) -> String {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The folder as an address.
  public var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// The paths of all files in it, sorted.
  public var files: [String] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
