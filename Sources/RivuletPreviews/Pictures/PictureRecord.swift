import Foundation

/// A record of the pictures that were begun and made, a line of JSON each, so that a program that a preview ended can go on behind it.
final class PictureRecord {
  /// One picture.
  struct Entry: Codable, Equatable {
    let preview: String
    let variant: String
    /// The path inside the folder; nil until the picture is made.
    var file: String?
    /// The size in pixels.
    var width: Int?
    var height: Int?
    /// A sentence about what kept the picture from being made.
    var problem: String?

    /// True for the same preview in the same variant.
    func isFor(_ preview: String, _ variant: String) -> Bool { self.preview == preview && self.variant == variant }
  }

  private let path: String
  /// The newest entry of each picture, in the order of beginning.
  private(set) var entries: [Entry] = []

  /// Reads the record of an earlier run, if one was left.
  init(at path: String) {
    self.path = path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      if let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) { keep(entry) }
    }
  }

  /// Returns true if an earlier run has begun a picture, and so has made it or come to its end there.
  func hasBegun(_ preview: String, _ variant: String) -> Bool { entries.contains { $0.isFor(preview, variant) } }

  /// Adds a line, which is on the disk when this returns.
  func add(_ entry: Entry) throws {
    keep(entry)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let line = try encoder.encode(entry) + Data("\n".utf8)
    if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: line)
  }

  /// Removes the file. The entries stay.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func keep(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.isFor(entry.preview, entry.variant) }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }
}
