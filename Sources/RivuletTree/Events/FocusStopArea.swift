package import Foundation

/// A place in a node at which the focus of the keyboard may stop.
package struct FocusStopArea {
  /// Where it lies, in the coordinate space of the node; nil for all of the node.
  package let area: CGRect?
  /// What it is called, if it has a name of its own.
  package let label: String?

  package init(area: CGRect? = nil, label: String? = nil) {
    self.area = area
    self.label = label
  }
}
