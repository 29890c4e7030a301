public import Foundation

extension AlignmentKey {
  /// An accumulator that merges the explicit values of children into the guide of their container (B9.19).
  ///
  /// The first text baseline takes the topmost value, the last text baseline takes the bottommost, and any other guide takes the mean.
  /// Without values, the result is nil.
  @usableFromInline package struct Merge: Sendable {
    /// The guide, which determines how values are merged.
    private let key: AlignmentKey
    /// The merged value so far.
    private var value: CGFloat = 0
    /// The number of values added so far.
    private var count = 0

    /// Creates an accumulator without values.
    @usableFromInline package init(_ key: AlignmentKey) {
      self.key = key
    }

    /// Adds a child's explicit value, in the container's coordinates.
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

    /// The container's explicit value; nil if no values were added.
    @usableFromInline package var result: CGFloat? { count == 0 ? nil : value }
  }

  /// Merges the values that are not nil.
  func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat? where Values.Element == CGFloat? {
    var merge = Merge(self)
    for case let value? in values { merge.add(value) }
    return merge.result
  }
}
