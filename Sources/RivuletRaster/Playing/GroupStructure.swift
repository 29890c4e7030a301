import Foundation
import RivuletDrawing

/// The structure of the groups in a list.
struct GroupStructure {
  /// The indices of the ends of groups. The element for any other command is the command's own index.
  private var ends: [Int]
  /// The index at which each mask's masked content starts, keyed by the mask's index.
  private var middles: [Int: Int] = [:]

  /// Finds the groups in a list. Groups that are not closed end with the list.
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

  /// Returns true if part of a range blends with the content beneath it or shows that content as a backdrop. Groups that are always
  /// painted separately don't count.
  func blends(_ range: Range<Int>, _ commands: [DisplayList.Command]) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = end(of: index)
      switch commands[index] {
      case .layer(let effect):
        if effect.blendMode != .normal || effect.operation != nil { return true }
        if effect.allowsBlendingWithContentBeneath, blends(index + 1..<end, commands) { return true }
      case .transform, .clip: if blends(index + 1..<end, commands) { return true }
      case .mask: if blends(middle(of: index) + 1..<end, commands) { return true }
      case .draw(let item, _): if item.backdrop != nil { return true }
      case .project, .masked, .end: break
      }
      index = end + 1
    }
    return false
  }

  /// Returns the index at which the content of a mask starts.
  func middle(of mask: Int) -> Int { middles[mask] ?? ends[mask] }
}

extension LayerEffect {
  /// True if items in the group may blend with the content beneath the group.
  fileprivate var allowsBlendingWithContentBeneath: Bool {
    blurRadius <= 0 && shadow == nil && colorMatrix == nil && !isIsolated && shapeShadows.isEmpty && threshold == nil
  }
}
