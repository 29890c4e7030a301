import Foundation

/// Gives every file in a folder a unique name.
struct FileNames {
  /// The names that are taken, in lower case.
  private var taken: Set<String>

  /// Creates a generator of names that differ from some taken names.
  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Returns a name for a file: its own name, with its folder's name as a prefix if it is taken.
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
