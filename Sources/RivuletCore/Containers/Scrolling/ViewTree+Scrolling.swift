package import Foundation
import RivuletTree

extension ViewTree {
  package var scrolling: ScrollRegistry { companions.find(ScrollRegistry()) }
  /// The nodes whose sizes depend on the size of the window.
  var windowRelative: ContainerRelativeNodes { companions.find(ContainerRelativeNodes()) }

  /// Sets the size of the root. Layout runs in the next turn.
  package func setSize(_ size: CGSize) {
    guard self.size != size else { return }
    self.size = size
    noteSize()
    let classes = SizeClasses(size: size, habits: rootEnvironment.idiom.habits)
    if classes != rootEnvironment.sizeClasses { updateEnvironment { $0.sizeClasses = classes } }
    root.invalidateLayout()
    root.needsPlacement = true
    windowRelative.invalidate()
    services.requestTurn()
  }
}
