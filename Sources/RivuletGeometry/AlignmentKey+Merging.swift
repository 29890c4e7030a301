public import Foundation

extension AlignmentKey {
  /// A running answer to "what is this guide for a container, given the explicit values of its children?" (B9.19).
  ///
  /// The first text baseline is the topmost value, the last the bottommost, any other guide the mean. Without any value there is no answer.
  @usableFromInline package struct Merge: Sendable {
    /// Decides how values are merged.
    private let key: AlignmentKey
    /// The answer so far.
    private var value: CGFloat = 0
    /// How many values were taken.
    private var count = 0

    /// An answer without any value.
    @usableFromInline package init(_ key: AlignmentKey) {
      self.key = key
    }

    /// Takes the explicit value of one more child, in the container's coordinates.
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

    /// The container's own explicit value.
    @usableFromInline package var result: CGFloat? { count == 0 ? nil : value }
  }

  /// Merges the values that there are.
  func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat? where Values.Element == CGFloat? {
    var merge = Merge(self)
    for case let value? in values { merge.add(value) }
    return merge.result
  }
}
