/// The shape of the pointer, which indicates the effect of a click or drag.
package enum PointerShape: Sendable, Hashable {
  /// The standard arrow.
  case arrow
  /// A pointing hand, for links.
  case link
  /// An I-beam, for editable text.
  case text
  /// A horizontal I-beam, for vertical text.
  case verticalText
  /// A crosshair, for selecting a rectangular area.
  case crosshair
  /// An open hand, for content that can be dragged.
  case openHand
  /// A closed hand, for content that is being dragged.
  case closedHand
  case zoomIn
  case zoomOut
  /// Horizontal arrows, for a divider between two columns.
  case columns
  /// Vertical arrows, for a divider between two rows.
  case rows
  /// One arrow or two opposite arrows, for an edge or corner that can be dragged.
  case resize(Directions)

  /// The directions in which an edge or corner can be dragged.
  package enum Directions: String, Sendable, CaseIterable {
    case up = "n"
    case down = "s"
    case left = "w"
    case right = "e"
    case upLeft = "nw"
    case upRight = "ne"
    case downLeft = "sw"
    case downRight = "se"
    case vertical = "ns"
    case horizontal = "ew"
    case falling = "nwse"
    case rising = "nesw"
  }
}

extension PointerShape {
  /// The CSS name of the shape, which the desktop uses, too; nil for the standard arrow.
  package var cursorName: String? {
    switch self {
    case .arrow: nil
    case .link: "pointer"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .crosshair: "crosshair"
    case .openHand: "grab"
    case .closedHand: "grabbing"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .columns: "col-resize"
    case .rows: "row-resize"
    case .resize(let directions): directions.rawValue + "-resize"
    }
  }
}
