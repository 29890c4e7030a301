package import Foundation
import RivuletGeometry
import RivuletTree

/// The bar of a window on the desktop: it lies above the content, at negative heights, and takes nothing from the content's size (B18.44).
@MainActor
package final class WindowChrome {
  private unowned let tree: ViewTree
  private var screen: Screen?
  /// In points; 0 where there is no bar.
  package private(set) var height: CGFloat = 0
  /// The least width of the bar, in points: the items that have no room then are in a menu. 0 where there is no bar.
  package var leastWidth: CGFloat { width(proposed: 0) }
  /// Called when the height is another one. Hosts leave room for the bar.
  package var onHeightChange: () -> Void = {}
  /// Goes back in what the window shows; false if there is nothing to go back to.
  package var goBack: () -> Bool = { false }
  /// What the room above knows of the bar.
  package var owner: AnyObject?

  init(tree: ViewTree) {
    self.tree = tree
  }

  var node: ViewNode? { screen?.node }

  /// Returns the width of the bar in a proposed width, in points: with all its items for nil.
  package func width(proposed width: CGFloat?) -> CGFloat {
    node?.children.first?.measure(ProposedViewSize(width: width, height: height)).width ?? 0
  }

  /// Shows a bar. Call it from a rule of the structure pass, once.
  package func show(height: CGFloat, _ build: (inout _ViewListInputs) -> _ViewListOutputs) {
    let inputs = tree.rootInputs
    screen = Screen(AnyHashable("chrome"), at: tree.rootScope.nextPlace(), isCovered: false, inputs, build)
    self.height = height
    tree.rootContentsChange()
    tree.actions.append { [weak self] in self?.onHeightChange() }
  }
}
