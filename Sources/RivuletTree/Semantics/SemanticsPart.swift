package import Foundation

/// A part of a node that has its own meaning, such as a link in a text.
package struct SemanticsPart {
  package let element: SemanticsElement
  /// The area of the part, in the coordinate space of the node.
  package let area: CGRect

  package init(_ element: SemanticsElement, area: CGRect) {
    self.element = element
    self.area = area
  }
}
