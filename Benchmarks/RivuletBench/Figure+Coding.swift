extension Figure: Codable {
  private enum CodingKeys: CodingKey {
    case name, value, unit, baseline, ratio, count, countBar, bar, barOf, met
  }

  /// Decodes a row that another program wrote.
  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    name = try row.decode(String.self, forKey: .name)
    value = try row.decode(Double.self, forKey: .value)
    unit = try row.decode(String.self, forKey: .unit)
    baseline = try row.decodeIfPresent(Double.self, forKey: .baseline)
    count = try row.decodeIfPresent(Int.self, forKey: .count)
    countBar = try row.decodeIfPresent(Int.self, forKey: .countBar)
    let isRatio = try row.decodeIfPresent(String.self, forKey: .barOf) == "ratio"
    limit = try row.decodeIfPresent(Double.self, forKey: .bar).map { isRatio ? .ratio($0) : .value($0) }
  }

  /// Encodes the row. `barOf` indicates whether `bar` limits `value` or `ratio`.
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
