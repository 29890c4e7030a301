public import Foundation
public import RivuletGeometry

/// A frame of fixed lengths around one child, which may be larger (B9.11).
@usableFromInline package struct FrameLayout: Equatable, Sendable {
  /// The lengths as they were given. All else follows from them, so that a frame is small and copying it counts no references.
  @usableFromInline let givenWidth: CompactLength, givenHeight: CompactLength
  /// The guides at which frame and child meet.
  @usableFromInline package let alignment: Alignment

  /// A frame; a length that is negative or not finite is ignored with a diagnostic.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    givenWidth = CompactLength(width)
    givenHeight = CompactLength(height)
    self.alignment = alignment
  }

  /// Nil takes the child's.
  @inlinable package var width: CGFloat? { givenWidth.ofFrame }
  /// Nil takes the child's.
  @inlinable package var height: CGFloat? { givenHeight.ofFrame }

  /// Whether both lengths are such that a frame can have, which is the usual case.
  @inlinable package var isFlawless: Bool { givenWidth.fitsFrame && givenHeight.fitsFrame }

  /// What was wrong with the arguments; usually empty.
  package var diagnostics: [LayoutDiagnostic] {
    if isFlawless { return [] }
    return [(Axis.horizontal, givenWidth), (.vertical, givenHeight)].compactMap { axis, length in
      length.fitsFrame ? nil : length.length.map { .invalidFixedLength(axis, $0) }
    }
  }

  /// What the child is proposed: the fixed lengths, and on the other axis what the frame is.
  @inlinable package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? LayoutLength.proposed(proposal.width), height: height ?? LayoutLength.proposed(proposal.height))
  }

  /// The frame's length along an axis; nil if it takes the child's.
  @inlinable package func fixedLength(along axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  /// Exactly the fixed lengths, the child's on the other axis. A frame with both does not ask the child.
  @inlinable package func size(in proposal: ProposedViewSize, child: some LayoutChild) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = LayoutLength.chosen(child.size(childProposal(proposal)))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Where the child goes.
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
  /// The length where a frame can have it; nil for none.
  @inlinable var ofFrame: CGFloat? { number >= 0 && number.isFinite ? number : nil }

  /// Whether a frame can have the length; none is fine.
  @inlinable var fitsFrame: Bool { ofFrame != nil || length == nil }
}

extension Placement {
  /// A child that gave this size, with guides of the library that neither it nor the frame around it sets.
  @inlinable static func plain(_ answer: CGSize, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment) -> Placement {
    let child = LayoutLength.possible(answer)
    let origin = CGPoint(
      x: alignment.horizontal.key.distance(from: child, to: size), y: alignment.vertical.key.distance(from: child, to: size))
    return Placement(origin: LayoutLength.place(origin), size: child, proposal: proposal)
  }

  /// A child whose guides meet those of a frame around it; the frame's are the defaults for its size.
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
  /// How far a guide that follows from the size lies further in something of one size than in something of another.
  @inlinable func distance(from small: CGSize, to large: CGSize) -> CGFloat {
    (builtInValue(width: large.width, height: large.height) ?? 0) - (builtInValue(width: small.width, height: small.height) ?? 0)
  }
}
