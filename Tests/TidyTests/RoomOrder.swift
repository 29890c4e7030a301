/// The rooms of a target in their order. A later room uses the earlier ones, never the reverse.
///
/// `FolderGraph` sees the names of types and functions. What stands behind a dot belongs to a type that may be extended in any room, so it
/// is compared here with the rooms that declare its name. A name that an earlier room or another target declares too, for whatever, does not
/// count.
struct RoomOrder {
  let target: String
  /// The folders right below the target, the earliest first.
  let rooms: [String]
  /// Members of the standard library and Foundation whose names only a later room declares.
  var foreign: Set<String> = []

  /// The members that are used in a room before the first that declares them.
  func findings(in outlines: [Outline]) -> [Finding] {
    let first = firstRooms(outlines)
    return outlines.flatMap { outline -> [Finding] in
      guard let room = room(of: outline.file) else { return [] }
      let members = Set(outline.uses.filter(\.isMember).map(\.name)).filter { !foreign.contains(String($0)) }
      return members.sorted().compactMap { name in
        guard let owner = first[name], owner > room else { return nil }
        return Finding(path: outline.file.path, line: nil, sentence: "uses '\(name)', which only \(rooms[owner]) declares; turn it around.")
      }
    }
  }

  /// The index of the earliest room that declares a name, for the names that no other target declares.
  private func firstRooms(_ outlines: [Outline]) -> [Substring: Int] {
    var first: [Substring: Int] = [:], elsewhere: Set<Substring> = []
    for outline in outlines {
      let names = outline.declarations.map { $0.name[...] }
      if let room = room(of: outline.file) {
        for name in names { first[name] = min(first[name] ?? room, room) }
      } else {
        elsewhere.formUnion(names)
      }
    }
    return first.filter { !elsewhere.contains($0.key) }
  }

  /// The index of the room in which a file lies; nil for a file of no room.
  private func room(of file: SourceFile) -> Int? {
    let parts = file.path.split(separator: "/")
    guard parts.count > 3, parts[0] == "Sources", parts[1] == target else { return nil }
    return rooms.firstIndex(of: String(parts[2]))
  }
}
