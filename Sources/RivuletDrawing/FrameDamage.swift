package import Foundation

/// The work that makes a window show the tree again: first all moves, simultaneously, then painting the rectangles.
///
/// A window that keeps its pixels as one picture uses the moves. A window that keeps the pixels of each scroll layer separately uses the
/// places of the layers. Both paint the same rectangles.
package struct FrameDamage: Equatable {
  /// The rectangles to paint: few and disjoint, in root coordinates, rounded outwards to whole pixels.
  package internal(set) var rects: [CGRect] = []
  /// The moves of pixels that stay right in another place; the targets are disjoint.
  package internal(set) var moves: [PixelMove] = []
  /// The scroll layers whose pixels the window may keep, bottom layers first.
  package internal(set) var layers: [ScrollLayer.Place] = []

  /// Creates an empty frame, for a window without scroll layers.
  package init() {}
}
