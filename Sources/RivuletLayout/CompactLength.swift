public import Foundation

/// A length that may be left out, in one number: what is left out is a number that nobody asks for.
@usableFromInline package struct CompactLength: Equatable, Sendable {
  @usableFromInline let number: CGFloat

  /// Stands for no length; none is this small.
  @inlinable static var leftOut: CGFloat { -CGFloat.greatestFiniteMagnitude }

  @inlinable package init(_ length: CGFloat?) {
    number = length ?? CompactLength.leftOut
  }

  @inlinable package var length: CGFloat? { number == CompactLength.leftOut ? nil : number }

  /// Compared as numbers, so that one that is not a number is equal to none.
  @inlinable package static func == (lhs: CompactLength, rhs: CompactLength) -> Bool { lhs.number == rhs.number }
}
