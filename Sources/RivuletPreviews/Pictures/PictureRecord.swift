import Foundation

/// A record of the images that have been started and finished, with one line of JSON for each. After a preview has ended the program, the
/// next run continues after that preview.
final class PictureRecord {
  /// One image.
  struct Entry: Codable, Equatable {
    let preview: String
    let variant: String
    /// The path inside the folder; nil until the image exists.
    var file: String?
    /// The size in pixels.
    var width: Int?
    var height: Int?
    /// A sentence that explains why the image could not be created.
    var problem: String?

    /// True for the same preview in the same variant.
    func isFor(_ preview: String, _ variant: String) -> Bool { self.preview == preview && self.variant == variant }
  }

  private let path: String
  /// The newest entry of each image, in the order in which the images were started.
  private(set) var entries: [Entry] = []

  /// Reads the record of an earlier run, if there is one.
  init(at path: String) {
    self.path = path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      if let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) { keep(entry) }
    }
  }

  /// Returns true if an earlier run has started an image, which means that it either finished the image or ended there.
  func hasBegun(_ preview: String, _ variant: String) -> Bool { entries.contains { $0.isFor(preview, variant) } }

  /// Adds a line, which is on disk when the call returns.
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

  /// Removes the file. The entries remain.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func keep(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.isFor(entry.preview, entry.variant) }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }
}
