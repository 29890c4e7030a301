/// One row of the table: what a workload took here and on its baseline, and whether it meets its bar.
struct Figure: Encodable {
  /// What a bar limits.
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

  /// Nil where there is no bar, or nothing to compare with.
  var isMet: Bool? {
    if let count, let countBar, count > countBar { return false }
    switch limit {
    case .value(let most): return value <= most
    case .ratio(let most): return ratio.map { $0 <= most }
    case nil: return countBar == nil ? nil : true
    }
  }
}

extension Figure {
  private enum CodingKeys: CodingKey {
    case name, value, unit, baseline, ratio, count, countBar, bar, barOf, met
  }

  /// Writes `bar` with `barOf`, which tells what it limits: `value` or `ratio`.
  func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(value, forKey: .value)
    try row.encode(unit, forKey: .unit)
    try row.encodeIfPresent(baseline, forKey: .baseline)
    try row.encodeIfPresent(ratio, forKey: .ratio)
    try row.encodeIfPresent(count, forKey: .count)
    try row.encodeIfPresent(countBar, forKey: .countBar)
    switch limit {
    case .value(let most):
      try row.encode(most, forKey: .bar)
      try row.encode("value", forKey: .barOf)
    case .ratio(let most):
      try row.encode(most, forKey: .bar)
      try row.encode("ratio", forKey: .barOf)
    case nil: break
    }
    try row.encodeIfPresent(isMet, forKey: .met)
  }
}
