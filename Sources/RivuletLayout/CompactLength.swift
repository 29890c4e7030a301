public import Foundation

/// An optional length stored as a single number. A reserved value represents nil.
@usableFromInline package struct CompactLength: Equatable, Sendable {
  @usableFromInline let number: CGFloat

  /// The value that represents nil, which is not a possible length.
  @inlinable static var nilValue: CGFloat { -CGFloat.greatestFiniteMagnitude }

  @inlinable package init(_ length: CGFloat?) {
    number = length ?? CompactLength.nilValue
  }

  @inlinable package var length: CGFloat? { number == CompactLength.nilValue ? nil : number }

  /// Compares the stored numbers. As usual, NaN is not equal to itself.
  @inlinable package static func == (lhs: CompactLength, rhs: CompactLength) -> Bool { lhs.number == rhs.number }
}
