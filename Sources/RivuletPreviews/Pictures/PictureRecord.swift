import Foundation

/// A record of the images that have been started and finished, stored as lines of JSON. If a preview ends the program, the next run
/// continues after that preview.
final class PictureRecord {
  /// An entry for an image.
  struct Entry: Codable, Equatable {
    let preview: String
    let variant: String
    /// The path inside the folder, or nil until the image exists.
    var file: String?
    /// The size in pixels.
    var width: Int?
    var height: Int?
    /// A sentence that explains why the image could not be created.
    var problem: String?
    /// True if the image took too long; nil otherwise.
    var isLate: Bool?

    /// Returns true if the entry is for the given preview and variant.
    func isFor(_ preview: String, _ variant: String) -> Bool { self.preview == preview && self.variant == variant }
  }

  private let path: String
  /// The newest entry for each image, in the order in which the images were started.
  private(set) var entries: [Entry] = []

  /// Reads the record of an earlier run if it exists.
  init(at path: String) {
    self.path = path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      if let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) { keep(entry) }
    }
  }

  /// Returns true if an earlier run started an image, regardless of whether it finished the image or ended while drawing it.
  func hasBegun(_ preview: String, _ variant: String) -> Bool { entries.contains { $0.isFor(preview, variant) } }

  /// Returns true if an image of a preview took too long.
  func isLate(_ preview: String) -> Bool { entries.contains { $0.preview == preview && $0.isLate == true } }

  /// Adds an entry, and writes it to the file before returning.
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

  /// Removes the file but keeps the entries.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func keep(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.isFor(entry.preview, entry.variant) }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }
}
