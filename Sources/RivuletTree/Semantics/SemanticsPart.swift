package import Foundation

/// A part of what a node shows that means something by itself, such as a link in a text.
package struct SemanticsPart {
  package let element: SemanticsElement
  /// Where it lies, in the coordinate space of the node.
  package let area: CGRect

  package init(_ element: SemanticsElement, area: CGRect) {
    self.element = element
    self.area = area
  }
}
