public import Foundation
import RivuletGeometry

/// The minimum, ideal and maximum of a length (B9.12).
@usableFromInline package struct LengthBounds: Equatable, Sendable {
  /// The minimum length; nil if there is none.
  package let minimum: CGFloat?
  /// The ideal length, which replaces a missing proposal; nil if there is none.
  package let ideal: CGFloat?
  /// The maximum length, which may be infinite; nil if there is none.
  package let maximum: CGFloat?

  /// Creates bounds, puts them in order, and reports problems.
  init(_ axis: Axis, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, _ diagnostics: inout [LayoutDiagnostic]) {
    func checked(_ length: CGFloat?) -> CGFloat? {
      guard let length, !(length >= 0) else { return length }
      diagnostics.append(.invalidBound(axis, length))
      return nil
    }
    self.minimum = checked(minimum)
    var ideal = checked(ideal)
    var maximum = checked(maximum)
    var isOrdered = true
    func raise(_ length: inout CGFloat?, to bound: CGFloat?) {
      guard let bound, let current = length, current < bound else { return }
      length = bound
      isOrdered = false
    }
    raise(&ideal, to: self.minimum)
    raise(&maximum, to: self.minimum)
    raise(&maximum, to: ideal)
    self.ideal = ideal
    self.maximum = maximum
    if !isOrdered { diagnostics.append(.contradictoryBounds(axis)) }
  }

  /// Returns the proposed length, or otherwise the ideal length; nil if both are missing.
  private func wanted(_ proposed: CGFloat?) -> CGFloat? {
    LayoutLength.proposed(proposed) ?? ideal
  }

  /// Returns the length clamped to the bounds.
  private func clamped(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? 0), maximum ?? .infinity)
  }

  /// Returns the child's proposal.
  @usableFromInline func proposal(_ proposed: CGFloat?) -> CGFloat? {
    wanted(proposed).map(clamped)
  }

  /// Returns the frame's length if it does not depend on the child; otherwise nil. The length is independent if both bounds exist, or if
  /// the ideal length replaces the proposal.
  @usableFromInline func fixedLength(_ proposed: CGFloat?) -> CGFloat? {
    let isIdeal = ideal != nil && LayoutLength.proposed(proposed) == nil
    guard isIdeal || minimum != nil && maximum != nil else { return nil }
    return proposal(proposed)
  }

  /// Returns the frame's length for a child of the given length.
  @usableFromInline func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
    if let fixed = fixedLength(proposed) { return fixed }
    guard let wanted = LayoutLength.proposed(proposed) else { return clamped(child) }
    return switch (minimum, maximum) {
    case (nil, nil): child
    case (_?, _?): clamped(wanted)
    case (_?, nil): clamped(min(wanted, child))
    case (nil, _?): clamped(max(wanted, child))
    }
  }
}
