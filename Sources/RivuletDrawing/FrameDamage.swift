package import Foundation

/// What there is to do so that a window shows the tree again: first the moves, all at once, then the rectangles are painted.
///
/// A window that keeps its pixels as one picture goes by the moves. One that keeps those of each scroll layer by themselves goes by the places of the
/// layers. Both paint the same rectangles.
package struct FrameDamage: Equatable {
  /// Few and disjoint, in root coordinates, rounded outwards to whole pixels.
  package internal(set) var rects: [CGRect] = []
  /// Pixels of the window that show at another place what they showed before; the targets are disjoint.
  package internal(set) var moves: [PixelMove] = []
  /// The scroll layers of which the window may keep the pixels, those that lie beneath others first.
  package internal(set) var layers: [ScrollLayer.Place] = []

  /// Nothing to do in a window without scroll layers.
  package init() {}
}
