package import Foundation

/// An area of a node where the keyboard focus can stop.
package struct FocusStopArea {
  /// The area in the coordinate space of the node; nil for the whole node.
  package let area: CGRect?
  /// The label of the stop, if it has its own.
  package let label: String?

  package init(area: CGRect? = nil, label: String? = nil) {
    self.area = area
    self.label = label
  }
}
