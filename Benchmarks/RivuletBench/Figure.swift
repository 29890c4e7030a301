/// A row of the table, with the measurements of a workload and its baseline, and the bar to meet.
struct Figure {
  /// The quantity that a bar limits, with its maximum.
  enum Limit: Equatable {
    /// A limit on the value, in the value's unit.
    case value(Double)
    /// A limit on the ratio of the value to the baseline.
    case ratio(Double)
  }

  let name: String
  /// The measurement of this implementation.
  var value: Double
  let unit: String
  /// The measurement of the baseline in the same run, in the same unit; nil if there is no baseline.
  var baseline: Double?
  /// The count of operations, such as evaluated bodies; nil if nothing is counted.
  var count: Int?
  /// The maximum allowed count; nil if the count is only informative.
  var countBar: Int?
  var limit: Limit?

  /// The ratio of the value to the baseline.
  var ratio: Double? { baseline.flatMap { $0 > 0 ? value / $0 : nil } }

  /// True if the count does not exceed its maximum.
  var isExact: Bool { count ?? 0 <= countBar ?? .max }

  /// A Boolean value that indicates whether the figure meets its bar; nil if there is no bar or no baseline to compare with.
  var isMet: Bool? {
    guard isExact else { return false }
    return switch limit {
    case .value(let most): value <= most
    case .ratio(let most): ratio.map { $0 <= most }
    case nil: countBar == nil ? nil : true
    }
  }

  /// Merges two measurements of the same workload. Returns the lower value of each side, and the higher count.
  func least(with other: Figure) -> Figure {
    var least = self
    least.value = min(value, other.value)
    if let baseline, let others = other.baseline { least.baseline = min(baseline, others) }
    if let count, let others = other.count { least.count = max(count, others) }
    return least
  }
}
