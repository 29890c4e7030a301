package import Foundation

/// What a pointer looks like, by what a click or a drag would do.
package enum PointerShape: Sendable, Hashable {
  /// The usual one.
  case arrow
  /// Over something that leads elsewhere: a hand that points.
  case link
  /// Over text that can be edited: a beam.
  case text
  /// Over text whose lines run downwards: a beam that lies.
  case verticalText
  /// Where a rectangle is selected: a cross.
  case crosshair
  /// Over something that a drag moves: an open hand.
  case openHand
  /// While a drag moves it: a closed hand.
  case closedHand
  case zoomIn
  case zoomOut
  /// Over the line between two columns that moves to both sides.
  case columns
  /// Over the line between two rows that moves up and down.
  case rows
  /// Over an edge or a corner that moves: arrows to one side or to opposite ones.
  case resize(Directions)

  /// Where something may be moved to; diagonal ones are two at once.
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
  /// The name that desktops know the shape by (CSS); nil for the usual one.
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

extension HitTest {
  /// What the pointer looks like over a point of the root: the innermost view that has a say decides.
  package func pointerShape(at point: CGPoint) -> PointerShape { Self.pointerShape(at: point, over: chain(at: point)) }

  /// What the pointer looks like at a point of the root, as views say, innermost first.
  package static func pointerShape(at point: CGPoint, over nodes: [ViewNode]) -> PointerShape {
    for node in nodes {
      if let shape = node.responder?.pointerShape(at: local(point, in: node), in: node) { return shape }
    }
    return .arrow
  }
}
