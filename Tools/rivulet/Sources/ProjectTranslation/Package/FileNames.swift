import Foundation

/// A generator of unique names for the files in a folder.
struct FileNames {
  /// The names in use, in lowercase.
  private var taken: Set<String>

  /// Creates a generator whose names differ from names already in use.
  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Returns a name for a file: its own name, prefixed with its folder's name if its own name is in use.
  mutating func name(for path: String) -> String {
    let own = (path as NSString).lastPathComponent
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    let stem = (own as NSString).deletingPathExtension
    let ending = (own as NSString).pathExtension
    let dotted = ending.isEmpty ? "" : ".\(ending)"
    let candidates = [own, "\(folder)-\(own)"] + (2..<10_000).map { "\(folder)-\(stem)-\($0)\(dotted)" }
    let name = candidates.first { !taken.contains($0.lowercased()) } ?? own
    taken.insert(name.lowercased())
    return name
  }
}
