/// One row of the table: what a workload took here and on its baseline, and whether it meets its bar.
struct Figure {
  /// What a bar limits, and the most that it allows.
  enum Limit: Equatable {
    /// The value itself, in its unit.
    case value(Double)
    /// The value in times of the baseline.
    case ratio(Double)
  }

  let name: String
  /// Ours.
  var value: Double
  let unit: String
  /// The baseline's in the same run and unit; nil where there is none.
  var baseline: Double?
  /// What was counted, such as bodies; nil where nothing is.
  var count: Int?
  /// The most that may be counted; nil where a count is only told.
  var countBar: Int?
  var limit: Limit?

  /// Ours in times of the baseline.
  var ratio: Double? { baseline.flatMap { $0 > 0 ? value / $0 : nil } }

  /// Whether no more was counted than may be.
  var isExact: Bool { count ?? 0 <= countBar ?? .max }

  /// Nil where there is no bar, or nothing to compare with.
  var isMet: Bool? {
    guard isExact else { return false }
    return switch limit {
    case .value(let most): value <= most
    case .ratio(let most): ratio.map { $0 <= most }
    case nil: countBar == nil ? nil : true
    }
  }

  /// Of two measurements of one workload the better one, for each side by itself, and the most that was counted.
  func least(with other: Figure) -> Figure {
    var least = self
    least.value = min(value, other.value)
    if let baseline, let others = other.baseline { least.baseline = min(baseline, others) }
    if let count, let others = other.count { least.count = max(count, others) }
    return least
  }
}
