public import Foundation

extension AlignmentKey {
  /// A running combination of children's explicit values into the guide of their container (B9.19).
  ///
  /// The first text baseline yields the topmost value, the last text baseline the bottommost, and any other guide the mean. Without values
  /// there is no result.
  @usableFromInline package struct Merge: Sendable {
    /// The guide, which determines the combination.
    private let key: AlignmentKey
    /// The result so far.
    private var value: CGFloat = 0
    /// The number of values so far.
    private var count = 0

    /// Creates a combination without values.
    @usableFromInline package init(_ key: AlignmentKey) {
      self.key = key
    }

    /// Adds the explicit value of a child, in the container's coordinates.
    @usableFromInline package mutating func add(_ explicit: CGFloat) {
      if count == 0 {
        value = explicit
      } else if key.isFirstTextBaseline {
        value = min(value, explicit)
      } else if key.isLastTextBaseline {
        value = max(value, explicit)
      } else {
        value += (explicit - value) / CGFloat(count + 1)
      }
      count += 1
    }

    /// The container's own explicit value; nil if there are no values.
    @usableFromInline package var result: CGFloat? { count == 0 ? nil : value }
  }

  /// Returns the combination of the values that are not nil.
  func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat? where Values.Element == CGFloat? {
    var merge = Merge(self)
    for case let value? in values { merge.add(value) }
    return merge.result
  }
}
