/// The shape of a pointer, which hints at the effect of a click or a drag.
package enum PointerShape: Sendable, Hashable {
  /// The usual arrow.
  case arrow
  /// A pointing hand, over something that leads elsewhere.
  case link
  /// A beam, over editable text.
  case text
  /// A horizontal beam, over text whose lines run downwards.
  case verticalText
  /// A cross, for the selection of a rectangle.
  case crosshair
  /// An open hand, over something that a drag moves.
  case openHand
  /// A closed hand, during a drag.
  case closedHand
  case zoomIn
  case zoomOut
  /// The shape over a line between two columns that can be dragged to either side.
  case columns
  /// The shape over a line between two rows that can be dragged up and down.
  case rows
  /// Arrows in one direction or in two opposite directions, over an edge or a corner that can be dragged.
  case resize(Directions)

  /// The directions in which something can move; diagonal cases combine two.
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
  /// The desktop's name for the shape (CSS); nil for the usual arrow.
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
