package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// The layout of a lazy container.
package struct LazyLayout: Equatable {
  /// The axis along which the lines are arranged.
  package var axis: Axis
  /// The alignment across the axis, which applies to the rows of a stack or to a grid's block of tracks.
  package var alignment: Alignment
  /// The distance between lines.
  package var spacing: CGFloat
  /// The tracks of a grid; nil for a stack.
  package var tracks: GridTracks?
  /// True if section headers are pinned to the visible range. `pinsFooters` applies to footers.
  package var pinsHeaders = false
  package var pinsFooters = false

  package init(axis: Axis, alignment: Alignment, spacing: CGFloat, tracks: GridTracks? = nil) {
    (self.axis, self.alignment, self.spacing, self.tracks) = (axis, alignment, spacing, tracks)
  }

  /// The cross axis.
  var cross: Axis { axis == .vertical ? .horizontal : .vertical }

  /// The alignment guide that positions rows across the axis.
  var alignmentKey: AlignmentKey { axis == .vertical ? alignment.horizontal.key : alignment.vertical.key }

  /// Returns the proposal for a row or cell with the given cross length. The length along the axis is unspecified if `along` is nil.
  func proposal(across: CGFloat?, along: CGFloat? = nil) -> ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: across, height: along) : ProposedViewSize(width: along, height: across)
  }
}

extension ProposedViewSize {
  /// The proposed length along an axis.
  subscript(axis: Axis) -> CGFloat? { axis == .vertical ? height : width }
}

/// A range of a lazy container along its axis.
package struct LazyRange: Equatable {
  package var start: CGFloat
  package var end: CGFloat

  package init(start: CGFloat, end: CGFloat) {
    (self.start, self.end) = (start, end)
  }

  /// The distance from the start to the end.
  package var length: CGFloat { end - start }

  /// Returns the range, moved by a distance.
  package func moved(by distance: CGFloat) -> LazyRange { LazyRange(start: start + distance, end: end + distance) }
}
