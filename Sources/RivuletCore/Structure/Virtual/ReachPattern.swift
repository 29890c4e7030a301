import Foundation
import RivuletGeometry
import RivuletGraph

/// The room that a content takes, as far as it is known without showing it.
struct ContentRoom {
  /// Under every proposal.
  let size: CGSize
  /// What it paints lies inside of this, in its own coordinates.
  let bounds: CGRect
}

/// How the room of contents of a pattern is found without showing them: each is asked, view by view, how far it reaches (`ReachKind`), and the one
/// that fixes the size of the whole how large it is.
@MainActor
struct ReachPattern {
  /// A node of the model, and the view or modifier in the value of a keeper that is asked.
  private struct Place {
    let keeper: Int
    let kept: KeeperPattern.Kept
    let node: NodeReference
  }

  /// The node that fixes the size.
  private let giver: Place
  /// Of all nodes whose reach is always the same.
  private var always = CGSize.zero
  /// The others, but for the giver: who is inside of it may reach out of it, but it does not itself.
  private var told: [Place] = []

  /// How far a content may paint outside of itself for its bounds to be worth anything, in points along either axis (our choice: beyond it, too much
  /// around a window would have to be shown after all).
  private static var farthest: CGFloat { 2_000 }

  /// Nil if the size, or the reach of one of the nodes, is never known. The nodes are those of the pattern, and `root` is the outermost.
  init?(_ keepers: [KeeperPattern], _ root: ViewNode, _ nodes: borrowing NodeReferences) {
    var outermost = root
    while let inner = outermost.sizeGiver { outermost = inner }
    var giver: Place?
    for keeper in keepers.indices {
      for index in keepers[keeper].nodes.indices {
        let kept = keepers[keeper].nodes[index]
        let place = Place(keeper: keeper, kept: kept, node: nodes.reference(at: kept.node))
        let isGiver = place.node.lend { $0 === outermost }
        if isGiver { giver = place }
        switch kept.maker.lend({ $0.reachKind }) {
        case .unknown: return nil
        case .always(let reach): always += reach
        case .told: if !isGiver { told.append(place) }
        }
      }
    }
    guard let giver else { return nil }
    self.giver = giver
  }

  /// The room of the content of a virtual node in an environment in which the nodes were shown; nil if it is unknown, or too large to be of use.
  func room(of node: VirtualNode) -> ContentRoom? {
    // Of the keeper that was looked at last; most contents have one.
    var (number, value) = (giver.keeper, node.value(of: giver.keeper))
    guard let size = giver.kept.fixedSize(value) else { return nil }
    var sum = always
    let list = told
    let told = list.span
    for index in told.indices {
      if told[index].keeper != number {
        number = told[index].keeper
        value = node.value(of: number)
      }
      guard let reach = told[index].kept.reach(value, like: told[index].node) else { return nil }
      sum += reach
    }
    guard sum.width <= Self.farthest, sum.height <= Self.farthest else { return nil }
    return ContentRoom(size: size, bounds: CGRect(origin: .zero, size: size).insetBy(dx: -sum.width, dy: -sum.height))
  }
}

extension CGSize {
  fileprivate static func += (sum: inout CGSize, other: CGSize) {
    sum.width += other.width
    sum.height += other.height
  }
}
