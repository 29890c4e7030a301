import Foundation
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
      case .transform, .project, .clip, .layer, .mask: open.append(index)
      case .masked: if let mask = open.last { middles[mask] = index }
      case .end: if let start = open.popLast() { ends[start] = index }
      case .draw: break
      }
    }
    for start in open { ends[start] = commands.count }
  }

  /// Where the group that begins at an index ends.
  func end(of start: Int) -> Int { ends[start] }

  /// Whether anything in a range blends with or shows what lies beneath the range. What is painted by itself in any case keeps to itself.
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

  /// Where the masked picture of a mask begins.
  func middle(of mask: Int) -> Int { middles[mask] ?? ends[mask] }
}

extension LayerEffect {
  /// Whether what blends in the group may meet what lies beneath the group.
  fileprivate var letsBlend: Bool {
    blurRadius <= 0 && shadow == nil && colorMatrix == nil && !isIsolated && shapeShadows.isEmpty && threshold == nil
  }
}
