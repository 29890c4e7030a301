/// A row of the results table, which contains the result of a case for this engine and for the baseline, and whether the result meets its
/// limit.
struct Measurement: Encodable {
  let name: String
  /// The unit: `ms` for an iteration; `ns` for a slot, from its creation to its first value; `bytes` for the memory of a slot and its
  /// edges.
  let unit: String
  let ours: Double
  /// The result for the baseline; nil if there's no baseline.
  let baseline: Double?
  /// The number of rules that ran in one iteration.
  let recomputes: Int
  let expectedRecomputes: Int
  /// The limit, as a multiple of the baseline for `ms` and as an absolute value for `ns`; nil if the result is only reported.
  let bar: Double?

  var ratio: Double? { baseline.map { ours / $0 } }

  var isExact: Bool { recomputes == expectedRecomputes }

  /// True if the result meets the limit; nil if the result can't be compared.
  var isMet: Bool? {
    guard isExact else { return false }
    guard let bar else { return nil }
    return unit == "ns" ? ours <= bar : ratio.map { $0 <= bar }
  }

  private enum CodingKeys: CodingKey {
    case name, value, unit, baseline, ratio, count, countBar, bar, barOf, met
  }

  /// Encodes the row with the column names of the complete table, which `Benchmarks` prints.
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
