package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// What a lazy container is told about its layout.
package struct LazyLayout: Equatable {
  /// Along which the lines follow each other.
  package var axis: Axis
  /// Where rows, or the block of the tracks of a grid, stand across.
  package var alignment: Alignment
  /// The distance between lines.
  package var spacing: CGFloat
  /// The tracks of a grid; nil for a stack.
  package var tracks: GridTracks?
  /// Whether headers of sections stay in sight, and footers.
  package var pinsHeaders = false
  package var pinsFooters = false

  package init(axis: Axis, alignment: Alignment, spacing: CGFloat, tracks: GridTracks? = nil) {
    (self.axis, self.alignment, self.spacing, self.tracks) = (axis, alignment, spacing, tracks)
  }

  /// The other axis.
  var cross: Axis { axis == .vertical ? .horizontal : .vertical }

  /// The guide at which rows meet across.
  var alignmentKey: AlignmentKey { axis == .vertical ? alignment.horizontal.key : alignment.vertical.key }

  /// The proposal of a row or cell that has a length across; it is as long along as it likes unless `along` says otherwise.
  func proposal(across: CGFloat?, along: CGFloat? = nil) -> ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: across, height: along) : ProposedViewSize(width: along, height: across)
  }
}

extension ProposedViewSize {
  /// The length that is proposed along an axis.
  subscript(axis: Axis) -> CGFloat? { axis == .vertical ? height : width }
}

/// A part of a lazy container along its axis.
package struct LazyRange: Equatable {
  package var start: CGFloat
  package var end: CGFloat

  package init(start: CGFloat, end: CGFloat) {
    (self.start, self.end) = (start, end)
  }

  /// From one end to the other.
  package var length: CGFloat { end - start }

  /// The same elsewhere.
  package func moved(by distance: CGFloat) -> LazyRange { LazyRange(start: start + distance, end: end + distance) }
}
