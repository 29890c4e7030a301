import Foundation

/// A folder with picture files.
struct PictureFolder {
  let path: String

  /// A folder with these files.
  init(_ files: [String: Data] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    for (name, data) in files { try write(data, name) }
  }

  /// Removes it with all that is in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and answers where it lies.
  @discardableResult func write(_ data: Data, _ name: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try data.write(to: file)
    return file.path
  }
}
