package import Foundation
package import RivuletGeometry
import RivuletTree

extension ViewTree {
  /// The presentations above the window's content.
  package var overlay: WindowOverlay { companions.find(WindowOverlay(tree: self, content: content)) }
  package var chrome: WindowChrome { companions.find(WindowChrome(tree: self)) }
  /// The strip above the on-screen keyboard.
  package var keyboardStrip: KeyboardStrip { companions.find(KeyboardStrip(tree: self)) }

  /// Returns the size that the content takes for a proposal. The bar's content determines the minimum width. See
  /// `RootBehavior.contentSizeOnce`.
  package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = root.behavior.contentSizeOnce(of: root, proposal: proposal)
    return CGSize(width: max(size.width, chrome.width(proposed: proposal.width == nil ? nil : 0)), height: size.height)
  }

  /// Updates the root after the bar, the strip, or the presentations have been added or removed.
  func rootContentsChange() {
    root.update(RootBehavior(hasBar: chrome.node != nil, hasOverlay: overlay.node != nil, hasStrip: keyboardStrip.node != nil))
    root.setChangingContents(overlay)
    collectsContents(of: root)
  }
}
