/// One row of the table: what a case took here and on the baseline, and whether it meets its bar.
struct Measurement: Encodable {
  let name: String
  /// `ms` for an iteration; `ns` for a slot, from its creation to its first value; `bytes` for what a slot keeps, its edges included.
  let unit: String
  let ours: Double
  /// Nil where there is no baseline.
  let baseline: Double?
  /// Rules that ran in one iteration.
  let recomputes: Int
  let expectedRecomputes: Int
  /// The most that ours may be: times the baseline for `ms`, and as it is for `ns`; nil where it is only told.
  let bar: Double?

  var ratio: Double? { baseline.map { ours / $0 } }

  var isExact: Bool { recomputes == expectedRecomputes }

  /// Nil where there is nothing to compare with.
  var isMet: Bool? {
    guard isExact else { return false }
    guard let bar else { return nil }
    return unit == "ns" ? ours <= bar : ratio.map { $0 <= bar }
  }

  private enum CodingKeys: CodingKey {
    case name, value, unit, baseline, ratio, count, countBar, bar, barOf, met
  }

  /// The names are those of the whole table, which `Benchmarks` prints.
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
