public import Foundation

/// An optional length stored as a single number. A special number represents nil.
@usableFromInline package struct CompactLength: Equatable, Sendable {
  @usableFromInline let number: CGFloat

  /// The number that represents nil; no length is this small.
  @inlinable static var leftOut: CGFloat { -CGFloat.greatestFiniteMagnitude }

  @inlinable package init(_ length: CGFloat?) {
    number = length ?? CompactLength.leftOut
  }

  @inlinable package var length: CGFloat? { number == CompactLength.leftOut ? nil : number }

  /// Compares the numbers, so that NaN equals nothing.
  @inlinable package static func == (lhs: CompactLength, rhs: CompactLength) -> Bool { lhs.number == rhs.number }
}
