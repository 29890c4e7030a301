import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry

/// The lengths of a split view's panes and their limits, for use by a divider drag. The record is used only on the main actor.
final class SplitRecord: @unchecked Sendable {
  /// The lengths along the axis, in points; empty before the first layout.
  var lengths: [CGFloat] = []
  var shortest: [CGFloat] = []
  var longest: [CGFloat] = []
}

/// A layout that arranges panes in a line with dividers between them. Panes and dividers alternate in the subviews.
struct SplitLayout: Layout {
  let axis: Axis
  /// The pane lengths that people have chosen, as fractions of the total; empty until a divider is moved.
  let shares: [CGFloat]
  let record: SplitRecord

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let along = ideal.reduce(0) { $0 + length(of: $1) }
    let across = ideal.reduce(0) { max($0, breadth(of: $1)) }
    let size = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let lengths = lengths(in: bounds.size, subviews)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, subview) in subviews.enumerated() {
      let length = index % 2 == 0 ? lengths[index / 2] : 1
      let size = axis == .horizontal ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
      let origin = axis == .horizontal ? CGPoint(x: position, y: bounds.minY) : CGPoint(x: bounds.minX, y: position)
      subview.place(at: origin, proposal: ProposedViewSize(size))
      position += length
    }
  }

  /// Returns the lengths of the panes. Lengths that people have chosen, or else equal lengths, are clamped to the panes' limits.
  private func lengths(in size: CGSize, _ subviews: Subviews) -> [CGFloat] {
    let panes = stride(from: 0, to: subviews.count, by: 2).map { subviews[$0] }
    let room = max(length(of: size) - CGFloat(panes.count - 1), 0)
    record.shortest = panes.map { length(of: $0.sizeThatFits(.zero)) }
    record.longest = panes.map { length(of: $0.sizeThatFits(.infinity)) }
    let wanted = shares.count == panes.count ? shares : panes.map { _ in 1 / CGFloat(max(panes.count, 1)) }
    var lengths = wanted.indices.map { min(max(wanted[$0] * room, record.shortest[$0]), max(record.longest[$0], record.shortest[$0])) }
    // Distributes the remaining space to panes that can take it, starting with the last pane.
    for index in lengths.indices.reversed() {
      let rest = room - lengths.reduce(0, +)
      if abs(rest) < 0.01 { break }
      lengths[index] = min(max(lengths[index] + rest, record.shortest[index]), max(record.longest[index], record.shortest[index]))
    }
    record.lengths = lengths
    return lengths
  }

  private func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(of size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
}
