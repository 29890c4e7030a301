public import Foundation
public import RivuletGeometry

/// A frame with fixed lengths around a child, which may be larger than the frame (B9.11).
@usableFromInline package struct FrameLayout: Equatable, Sendable {
  /// The lengths that were passed to the initializer. Only these are stored, so that a frame is small and copying it counts no references.
  @usableFromInline let givenWidth: CompactLength, givenHeight: CompactLength
  /// The guides that align the child in the frame.
  @usableFromInline package let alignment: Alignment

  /// Creates a frame. A length that is negative or not finite is ignored, with a diagnostic.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    givenWidth = CompactLength(width)
    givenHeight = CompactLength(height)
    self.alignment = alignment
  }

  /// The fixed width; nil if the frame uses the child's width.
  @inlinable package var width: CGFloat? { givenWidth.validFrameLength }
  /// The fixed height; nil if the frame uses the child's height.
  @inlinable package var height: CGFloat? { givenHeight.validFrameLength }

  /// True if both lengths are valid, which is the usual case.
  @inlinable package var hasValidArguments: Bool { givenWidth.isValidFrameLength && givenHeight.isValidFrameLength }

  /// The problems found in the arguments; usually empty.
  package var diagnostics: [LayoutDiagnostic] {
    if hasValidArguments { return [] }
    return [(Axis.horizontal, givenWidth), (.vertical, givenHeight)].compactMap { axis, length in
      length.isValidFrameLength ? nil : length.length.map { .invalidFixedLength(axis, $0) }
    }
  }

  /// Returns the child's proposal: a fixed length along each axis that has one, and otherwise the frame's proposal.
  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? LayoutLength.proposed(proposal.width), height: height ?? LayoutLength.proposed(proposal.height))
  }

  /// Returns the fixed length along an axis; nil if the frame uses the child's length.
  @inlinable package func fixedLength(along axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  /// Returns the fixed length along each axis that has one, and otherwise the child's length. A frame with two fixed lengths does not
  /// measure the child.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = LayoutLength.chosen(child.size(childProposal(proposal)))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Returns the child's placement.
  @inlinable package func placement(in proposal: ProposedViewSize, child: some LayoutChild) -> Placement {
    let childProposal = childProposal(proposal)
    guard child.hasPlainGuides(alignment.horizontal.key, alignment.vertical.key) else {
      return Placement.aligned(child, childProposal, in: size(in: proposal, child: child), alignment)
    }
    let answer = child.size(childProposal)
    let size = LayoutLength.chosen(answer)
    return Placement.plain(
      answer, childProposal, in: CGSize(width: width ?? size.width, height: height ?? size.height), alignment)
  }
}

extension CompactLength {
  /// The length; nil if it is missing or not valid for a frame.
  @inlinable var validFrameLength: CGFloat? { number >= 0 && number.isFinite ? number : nil }

  /// True if the length is valid for a frame or missing.
  @inlinable var isValidFrameLength: Bool { validFrameLength != nil || length == nil }
}

extension Placement {
  /// Returns the placement of a child of this size. The alignment guides must be built in and set by neither the child nor the frame.
  @inlinable static func plain(_ answer: CGSize, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment) -> Placement {
    let child = LayoutLength.possible(answer)
    let origin = CGPoint(
      x: alignment.horizontal.key.distance(from: child, to: size), y: alignment.vertical.key.distance(from: child, to: size))
    return Placement(origin: LayoutLength.place(origin), size: child, proposal: proposal)
  }

  /// Returns the placement that aligns the child's guides with the frame's. The frame's guides are the defaults for its size.
  @inlinable static func aligned(
    _ child: some LayoutChild, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
  ) -> Placement {
    if child.hasPlainGuides(alignment.horizontal.key, alignment.vertical.key) {
      return plain(child.size(proposal), proposal, in: size, alignment)
    }
    let frame = ViewDimensions(size)
    let dimensions = LayoutLength.chosen(child.dimensions(proposal, with: alignment.horizontal.key, alignment.vertical.key))
    let origin = LayoutLength.place(frame.corner(of: dimensions, meeting: alignment))
    return Placement(origin: origin, size: dimensions.size, proposal: proposal)
  }
}

extension AlignmentKey {
  /// Returns the distance between a built-in guide's positions in two sizes.
  @inlinable func distance(from small: CGSize, to large: CGSize) -> CGFloat {
    (builtInValue(width: large.width, height: large.height) ?? 0) - (builtInValue(width: small.width, height: small.height) ?? 0)
  }
}
