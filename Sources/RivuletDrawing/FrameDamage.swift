package import Foundation

/// The work that brings a window up to date with the tree: first all moves, simultaneously, and then painting the rectangles.
///
/// A window that keeps its pixels as one image uses the moves. A window that keeps the pixels of each scroll layer separately uses the
/// positions of the layers. Both paint the same rectangles.
package struct FrameDamage: Equatable {
  /// The rectangles to paint. They are few and disjoint, in root coordinates, and rounded outwards to whole pixels.
  package internal(set) var rects: [CGRect] = []
  /// The moves of pixels that remain valid in another position. The targets are disjoint.
  package internal(set) var moves: [PixelMove] = []
  /// The scroll layers whose pixels the window may keep, bottom layers first.
  package internal(set) var layers: [ScrollLayer.Place] = []

  /// Creates an empty frame, for a window without scroll layers.
  package init() {}
}
