import Foundation
import RivuletDrawing

/// The ends of the groups of a list.
struct GroupStructure {
  /// The index of a group's end for the command that starts the group; any other command's own index.
  private var ends: [Int]
  /// The index at which the masked content starts, by the index of its mask.
  private var middles: [Int: Int] = [:]

  /// Finds the groups of a list. Unclosed groups end with the list.
  init(_ commands: [DisplayList.Command]) {
    ends = Array(commands.indices)
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .transform, .project, .clip, .layer, .mask: open.append(index)
      case .masked: if let mask = open.last { middles[mask] = index }
      case .end: if let start = open.popLast() { ends[start] = index }
      case .draw: break
      }
    }
    for start in open { ends[start] = commands.count }
  }

  /// Returns the end of the group that starts at an index.
  func end(of start: Int) -> Int { ends[start] }

  /// Returns true if a part of a range blends with the content beneath the range, or shows it as a backdrop. Groups that are painted
  /// separately in any case don't count.
  func blends(_ range: Range<Int>, _ commands: [DisplayList.Command]) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = end(of: index)
      switch commands[index] {
      case .layer(let effect):
        if effect.blendMode != .normal || effect.operation != nil { return true }
        if effect.letsBlend, blends(index + 1..<end, commands) { return true }
      case .transform, .clip: if blends(index + 1..<end, commands) { return true }
      case .mask: if blends(middle(of: index) + 1..<end, commands) { return true }
      case .draw(let item, _): if item.backdrop != nil { return true }
      case .project, .masked, .end: break
      }
      index = end + 1
    }
    return false
  }

  /// Returns the index at which a mask's masked content starts.
  func middle(of mask: Int) -> Int { middles[mask] ?? ends[mask] }
}

extension LayerEffect {
  /// True if blending inside the group may reach the content beneath the group.
  fileprivate var letsBlend: Bool {
    blurRadius <= 0 && shadow == nil && colorMatrix == nil && !isIsolated && shapeShadows.isEmpty && threshold == nil
  }
}
