package import Foundation
import RivuletGeometry

/// The nodes whose sizes depend on the size of an enclosing container (B15.09). Their layout is invalidated when the container's size
/// changes.
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

  /// Invalidates the layout of all nodes. Returns false if there are none.
  @discardableResult func invalidate() -> Bool {
    entries.removeAll { $0.node?.owner.isRemoved ?? true }
    for entry in entries { entry.node?.invalidateLayout() }
    return !entries.isEmpty
  }
}

extension ViewNode {
  /// The size of the space in the nearest enclosing scroll view, excluding content margins, or in the window. The node's layout is
  /// invalidated when the size changes.
  package final var containerRoom: CGSize {
    var next = enclosingScrollController
    // A scroll view that proposes its own size to its content does not count as a container.
    while let controller = next, controller.settings.offersRoom { next = controller.node?.enclosingScrollController }
    if let controller = next { return controller.roomToFill(of: self) }
    tree.windowRelative.add(self)
    return tree.size
  }
}

extension ScrollController {
  /// Returns the space that the current layout proposes, and registers the node for changes.
  func roomToFill(of node: ViewNode) -> CGSize {
    relativeNodes.add(node)
    return proposedRoom ?? CGSize(width: room(.horizontal), height: room(.vertical))
  }

  /// Stores the available space before the content is measured.
  func propose(_ proposal: ProposedViewSize) {
    let margins = margins
    // If no length is proposed along an axis, the length from the view's last placement applies.
    let room = CGSize(
      width: max((proposal.width ?? containerSize.width) - margins.horizontal, 0),
      height: max((proposal.height ?? containerSize.height) - margins.vertical, 0))
    guard room != proposedRoom else { return }
    let isFirst = proposedRoom == nil
    proposedRoom = room
    guard !isFirst, relativeNodes.invalidate() else { return }
    // The lengths of rows that are not visible change, too.
    for reference in lazyContents { reference.content?.arrangement.discardHiddenLengths() }
  }
}
