/// The title of a node's screen. Assistive technology uses the title to name the screen's lists and the enclosing dialog. The object is
/// attached to the node.
@MainActor
package final class ScreenTitle {
  private weak var node: ViewNode?
  /// The title; nil until it is known.
  package var text: String? {
    didSet { if text != oldValue { node?.noteSemanticsChange() } }
  }

  package init(of node: ViewNode) {
    self.node = node
    node.attach(self)
  }
}

extension ViewNode {
  /// The title of the node's screen; nil for most nodes. If several titles are attached, the outermost one applies (B18.40).
  final var screenTitle: String? { attachments(ScreenTitle.self).last?.text }
}
