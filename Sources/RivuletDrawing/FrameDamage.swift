package import Foundation

/// The operations that update a window to show the current tree: all moves, performed simultaneously, followed by painting the rectangles.
///
/// A window that keeps its pixels in a single image uses the moves. A window that keeps the pixels of each scroll layer separately uses
/// the layers' positions instead. Both paint the same rectangles.
package struct FrameDamage: Equatable {
  /// The rectangles to paint, in root coordinates. They are few, disjoint, and rounded outwards to whole pixels.
  package internal(set) var rects: [CGRect] = []
  /// The moves of pixels that remain valid at another position. The target rectangles are disjoint.
  package internal(set) var moves: [PixelMove] = []
  /// The scroll layers whose pixels the window can keep, bottom layer first.
  package internal(set) var layers: [ScrollLayer.Place] = []

  /// Creates a frame without damage, for a window without scroll layers.
  package init() {}
}
