package import Foundation
import RivuletGeometry

/// Nodes whose size depends on the size of an enclosing container (B15.09). They are measured again when the size of the container changes.
@MainActor
package final class ContainerRelativeNodes: Companion {
  private struct Entry {
    weak var node: ViewNode?
  }

  private var entries: [Entry] = []

  func add(_ node: ViewNode) {
    if entries.contains(where: { $0.node === node }) { return }
    entries.append(Entry(node: node))
  }

  /// Invalidates the sizes of all nodes. Returns false if there are none.
  @discardableResult func invalidate() -> Bool {
    entries.removeAll { $0.node?.owner.isRemoved ?? true }
    for entry in entries { entry.node?.invalidateLayout() }
    return !entries.isEmpty
  }
}

extension ViewNode {
  /// The space in the nearest scroll view around this node, without the content margins, or in the window. The node is measured again when
  /// the space changes.
  package final var containerRoom: CGSize {
    var next = enclosingScrollController
    // A scroll view that proposes its own size to its content is not a container.
    while let controller = next, controller.settings.offersRoom { next = controller.node?.enclosingScrollController }
    if let controller = next { return controller.roomToFill(of: self) }
    tree.windowRelative.add(self)
    return tree.size
  }
}

extension ScrollController {
  /// Returns the space that the current layout has proposed, and registers the node.
  func roomToFill(of node: ViewNode) -> CGSize {
    relativeNodes.add(node)
    return proposedRoom ?? CGSize(width: room(.horizontal), height: room(.vertical))
  }

  /// Stores the space before the content is measured in it.
  func propose(_ proposal: ProposedViewSize) {
    let margins = margins
    // Without a proposal along an axis, the view's length when it was placed is used.
    let room = CGSize(
      width: max((proposal.width ?? containerSize.width) - margins.horizontal, 0),
      height: max((proposal.height ?? containerSize.height) - margins.vertical, 0))
    guard room != proposedRoom else { return }
    let isFirst = proposedRoom == nil
    proposedRoom = room
    guard !isFirst, relativeNodes.invalidate() else { return }
    // Rows that are not visible also get different lengths.
    for reference in lazyContents { reference.content?.arrangement.forgetLengthsOutOfSight() }
  }
}
