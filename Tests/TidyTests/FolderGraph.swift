/// The references between the folders of one target, or between those of one of its folders.
///
/// A folder refers to another one where it uses the name of a type or a function that the other one declares at the top level of a file. What is
/// used behind a dot counts for the name before the dot only.
struct FolderGraph {
  /// The uses of one folder's names in another folder.
  struct Arrow {
    let user: String
    let owner: String
    /// The number of uses of each name.
    var uses: [String: Int] = [:]

    var count: Int { uses.values.reduce(0, +) }
  }

  /// The target, such as `RivuletCore`, or a folder of it, such as `RivuletCore/State`.
  let place: String
  /// The folders right below the place, in order. Files beside them stand in the folder `.`.
  private(set) var folders: [String] = []
  private var arrows: [String: [String: Arrow]] = [:]

  /// Creates the graph of the folders right below a place. Files that lie elsewhere do not count.
  init(of place: String, _ outlines: [Outline]) {
    self.place = place
    let outlines = outlines.filter { $0.file.path.hasPrefix("Sources/\(place)/") }
    folders = Set(outlines.map { folder(of: $0.file) }).sorted()
    let owners = owners(outlines)
    for outline in outlines {
      let folder = folder(of: outline.file)
      let hidden = outline.genericParameters.union(outline.declarations.filter { $0.isType && !$0.isTopLevel }.map { $0.name[...] })
      for use in outline.uses where !use.isMember && !use.isLabel {
        guard let owner = owners[use.name], !owner.folders.contains(folder), owner.isType || use.isCall, !hidden.contains(use.name) else {
          continue
        }
        for other in owner.folders {
          arrows[folder, default: [:]][other, default: Arrow(user: folder, owner: other)].uses[String(use.name), default: 0] += 1
        }
      }
    }
  }

  /// The graphs inside the folders of this one that have folders of their own.
  func graphsInside(_ outlines: [Outline]) -> [FolderGraph] {
    folders.map { FolderGraph(of: "\(place)/\($0)", outlines) }.filter { $0.folders.count > 1 }
  }

  /// The folder right below the place in which a file lies; `.` for a file beside the folders.
  private func folder(of file: SourceFile) -> String {
    let parts = file.path.dropFirst("Sources/\(place)/".count).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : "."
  }

  /// The folders that declare a name for the rest of the place.
  private func owners(_ outlines: [Outline]) -> [Substring: (folders: Set<String>, isType: Bool)] {
    var owners: [Substring: (folders: Set<String>, isType: Bool)] = [:]
    for outline in outlines {
      for declaration in outline.declarations where declaration.isTopLevel && declaration.access != .private {
        guard declaration.isType || declaration.keyword == "func" else { continue }
        owners[declaration.name[...], default: ([], declaration.isType)].folders.insert(folder(of: outline.file))
      }
    }
    return owners
  }

  /// The uses of one folder's names in another; nil if there are none.
  func arrow(from user: String, to owner: String) -> Arrow? { arrows[user]?[owner] }

  /// The groups of folders that reach each other, largest first. A folder outside of cycles stands in none.
  var cycles: [[String]] {
    let reach = Dictionary(uniqueKeysWithValues: folders.map { ($0, reachable(from: $0)) })
    var left = Set(folders), found: [[String]] = []
    for folder in folders where left.contains(folder) {
      let group = folders.filter { reach[folder, default: []].contains($0) && reach[$0, default: []].contains(folder) }
      left.subtract(group)
      if !group.isEmpty { found.append(group) }
    }
    return found.sorted { $0.count > $1.count }
  }

  private func reachable(from folder: String) -> Set<String> {
    var seen: Set<String> = [], open = [folder]
    while let next = open.popLast() {
      for other in arrows[next, default: [:]].keys where seen.insert(other).inserted { open.append(other) }
    }
    return seen
  }

  /// The number of folders in cycles.
  var foldersInCycles: Int { cycles.map(\.count).reduce(0, +) }

  /// The cycles with the arrows inside, those with the fewest uses first: they are the cheapest to cut.
  var report: String {
    let groups = cycles
    guard !groups.isEmpty else { return "\(place): no cycle in \(folders.count) folders\n" }
    var lines = ["\(place): \(foldersInCycles) of \(folders.count) folders in cycles"]
    for group in groups {
      lines.append("  cycle: \(group.joined(separator: ", "))")
      let inside = group.flatMap { user in group.compactMap { arrow(from: user, to: $0) } }
      for arrow in inside.sorted(by: { ($0.count, $0.user, $0.owner) < ($1.count, $1.user, $1.owner) }) {
        let back = self.arrow(from: arrow.owner, to: arrow.user).map { ", back \($0.count)" } ?? ""
        let names = arrow.uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
        lines.append("    \(arrow.user) → \(arrow.owner) \(arrow.count)\(back): \(names.joined(separator: ", "))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
