import RivuletDrawing

/// Where the groups of a list end.
struct GroupStructure {
  /// For a command that begins a group its end, for any other the command itself.
  private var ends: [Int]
  /// Where the masked picture begins, by the index of its mask.
  private var middles: [Int: Int] = [:]

  /// Groups that are left open end with the list.
  init(_ commands: [DisplayList.Command]) {
    ends = Array(commands.indices)
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .transform, .clip, .layer, .mask: open.append(index)
      case .masked: if let mask = open.last { middles[mask] = index }
      case .end: if let start = open.popLast() { ends[start] = index }
      case .draw: break
      }
    }
    for start in open { ends[start] = commands.count }
  }

  /// Where the group that begins at an index ends.
  func end(of start: Int) -> Int { ends[start] }

  /// Where the masked picture of a mask begins.
  func middle(of mask: Int) -> Int { middles[mask] ?? ends[mask] }
}
