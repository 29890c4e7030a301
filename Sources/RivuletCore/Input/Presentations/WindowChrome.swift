package import Foundation
import RivuletGeometry
import RivuletTree

/// The title bar of a desktop window. The bar is above the content, at negative y-coordinates, and does not reduce the space for the
/// content (B18.44).
@MainActor
package final class WindowChrome: Companion {
  private unowned let tree: ViewTree
  private var screen: Screen?
  /// The height of the bar, in points; 0 if the window has no bar.
  package private(set) var height: CGFloat = 0
  /// The minimum width of the bar, in points, with all items that do not fit moved to a menu; 0 if the window has no bar.
  package var minimumWidth: CGFloat { width(proposed: 0) }
  /// Called when the height changes, so that the host can reserve space for the bar.
  package var onHeightChange: () -> Void = {}
  /// Navigates back in the window's content. Returns false if there is nothing to navigate back to.
  package var goBack: () -> Bool = { false }
  /// An object that a higher-level module attaches to the bar.
  package var owner: AnyObject?

  init(tree: ViewTree) {
    self.tree = tree
  }

  var node: ViewNode? { screen?.node }

  /// Returns the width of the bar for a proposed width, in points. If the proposed width is nil, all items are included.
  package func width(proposed width: CGFloat?) -> CGFloat {
    node?.children.first?.measure(ProposedViewSize(width: width, height: height)).width ?? 0
  }

  /// Changes the height of the bar. Call this method only from a rule.
  package func resize(to height: CGFloat) {
    guard height != self.height else { return }
    self.height = height
    tree.rootContentsChange()
    tree.actions.append { [weak self] in self?.onHeightChange() }
  }

  /// Shows the bar. Call this method only once, from a rule of the structure pass.
  package func show(height: CGFloat, _ build: (inout _ViewListInputs) -> _ViewListOutputs) {
    let inputs = tree.rootInputs
    screen = Screen(AnyHashable("chrome"), at: tree.rootScope.nextPlace(), isCovered: false, inputs, build)
    self.height = height
    tree.rootContentsChange()
    tree.actions.append { [weak self] in self?.onHeightChange() }
  }
}
