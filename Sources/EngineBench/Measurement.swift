/// A row of the table: the result of a case here and on the baseline, and whether it meets its bar.
struct Measurement: Encodable {
  let name: String
  /// `ms` for an iteration; `ns` for a slot, from its creation to its first value; `bytes` for the memory of a slot with its edges.
  let unit: String
  let ours: Double
  /// The result on the baseline, or nil without one.
  let baseline: Double?
  /// The number of rules that ran in one iteration.
  let recomputes: Int
  let expectedRecomputes: Int
  /// The maximum: a multiple of the baseline for `ms`, and an absolute value for `ns`; nil if the result is only reported.
  let bar: Double?

  var ratio: Double? { baseline.map { ours / $0 } }

  var isExact: Bool { recomputes == expectedRecomputes }

  /// True if the result meets the bar; nil if there is nothing to compare with.
  var isMet: Bool? {
    guard isExact else { return false }
    guard let bar else { return nil }
    return unit == "ns" ? ours <= bar : ratio.map { $0 <= bar }
  }

  private enum CodingKeys: CodingKey {
    case name, value, unit, baseline, ratio, count, countBar, bar, barOf, met
  }

  /// Encodes the row with the names of the whole table, which `Benchmarks` prints.
  func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(ours, forKey: .value)
    try row.encode(unit, forKey: .unit)
    try row.encodeIfPresent(baseline, forKey: .baseline)
    try row.encodeIfPresent(ratio, forKey: .ratio)
    try row.encode(recomputes, forKey: .count)
    try row.encode(expectedRecomputes, forKey: .countBar)
    try row.encodeIfPresent(bar, forKey: .bar)
    if bar != nil { try row.encode(unit == "ns" ? "value" : "ratio", forKey: .barOf) }
    try row.encodeIfPresent(isMet, forKey: .met)
  }
}
