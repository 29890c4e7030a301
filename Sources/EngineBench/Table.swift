import Foundation

/// The measurements as text.
struct Table {
  let rows: [Measurement]

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(rows)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  var text: String {
    let head = ["case", "ours", "baseline", "ratio", "recomputes", "bar", "met"]
    let lines = [head] + rows.map(cells)
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.indices.map { index in
        let padding = String(repeating: " ", count: widths[index] - line[index].count)
        return index == 0 ? line[index] + padding : padding + line[index]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private func cells(_ row: Measurement) -> [String] {
    [
      row.name, "\(short(row.ours)) \(row.unit)", row.baseline.map { "\(short($0)) \(row.unit)" } ?? "-", row.ratio.map(short) ?? "-",
      row.isExact ? "\(row.recomputes)" : "\(row.recomputes), not \(row.expectedRecomputes)",
      row.bar.map { row.unit == "ns" ? "\(short($0)) ns" : "\(short($0)) times" } ?? "-", row.isMet.map { $0 ? "yes" : "no" } ?? "-",
    ]
  }

  /// Three digits that count.
  private func short(_ number: Double) -> String {
    let digits = number < 1 ? 4 : number < 100 ? 2 : 0
    return String(format: "%.\(digits)f", number)
  }
}
