/// The title of the screen that a node shows, by which assistive technology calls the lists in it and the dialog around; attached to the node.
@MainActor
package final class ScreenTitle {
  private weak var node: ViewNode?
  /// Nil before it is known.
  package var text: String? {
    didSet { if text != oldValue { node?.noteMeaning() } }
  }

  package init(of node: ViewNode) {
    self.node = node
    node.attach(self)
  }
}

extension ViewNode {
  /// The title of the screen that the node shows; nil for most. Of several the outermost counts (B18.40).
  final var screenTitle: String? { (attachments.last { $0 is ScreenTitle } as? ScreenTitle)?.text }
}
