package import Foundation
import RivuletGeometry
import RivuletTree

/// The title bar of a desktop window. It is above the content, at negative y coordinates, and takes no space from the content (B18.44).
@MainActor
package final class WindowChrome: Companion {
  private unowned let tree: ViewTree
  private var screen: Screen?
  /// The height of the bar, in points; 0 if there is no bar.
  package private(set) var height: CGFloat = 0
  /// The minimum width of the bar, in points, at which items that do not fit are moved to a menu; 0 if there is no bar.
  package var leastWidth: CGFloat { width(proposed: 0) }
  /// Called when the height changes. Hosts reserve space for the bar.
  package var onHeightChange: () -> Void = {}
  /// Navigates back in the window's content. Returns false if there is nothing to go back to.
  package var goBack: () -> Bool = { false }
  /// An object that the module above attaches to the bar.
  package var owner: AnyObject?

  init(tree: ViewTree) {
    self.tree = tree
  }

  var node: ViewNode? { screen?.node }

  /// Returns the width of the bar for a proposed width, in points; for nil, returns the width with all items.
  package func width(proposed width: CGFloat?) -> CGFloat {
    node?.children.first?.measure(ProposedViewSize(width: width, height: height)).width ?? 0
  }

  /// Changes the height of the bar. Must be called in a rule.
  package func resize(to height: CGFloat) {
    guard height != self.height else { return }
    self.height = height
    tree.rootContentsChange()
    tree.actions.append { [weak self] in self?.onHeightChange() }
  }

  /// Shows a bar. Must be called once, in a rule of the structure pass.
  package func show(height: CGFloat, _ build: (inout _ViewListInputs) -> _ViewListOutputs) {
    let inputs = tree.rootInputs
    screen = Screen(AnyHashable("chrome"), at: tree.rootScope.nextPlace(), isCovered: false, inputs, build)
    self.height = height
    tree.rootContentsChange()
    tree.actions.append { [weak self] in self?.onHeightChange() }
  }
}
