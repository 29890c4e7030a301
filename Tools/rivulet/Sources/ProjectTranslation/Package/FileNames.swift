import Foundation

/// Gives every file of a folder a name of its own.
struct FileNames {
  /// The names that are taken, in small letters.
  private var taken: Set<String>

  /// Makes names that differ from some that are taken.
  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// A name for a file: its own, or that with its folder's in front where the name is taken.
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
