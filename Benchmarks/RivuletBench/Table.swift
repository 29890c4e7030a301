import Foundation

/// The textual forms of the figures.
struct Table {
  let figures: [Figure]

  /// A JSON array with an object for each figure.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(figures)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  /// A table with a line for each figure.
  var text: String {
    let lines = [["workload", "ours", "baseline", "ratio", "count", "bar", "met"]] + figures.map(cells)
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.indices.map { index in
        let padding = String(repeating: " ", count: widths[index] - line[index].count)
        return index == 0 ? line[index] + padding : padding + line[index]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private func cells(_ figure: Figure) -> [String] {
    [
      figure.name, "\(short(figure.value)) \(figure.unit)", figure.baseline.map { "\(short($0)) \(figure.unit)" } ?? "-",
      figure.ratio.map(short) ?? "-", figure.count.map(String.init) ?? "-", bars(figure), figure.isMet.map { $0 ? "yes" : "no" } ?? "-",
    ]
  }

  private func bars(_ figure: Figure) -> String {
    var bars = figure.countBar.map { ["\($0)"] } ?? []
    switch figure.limit {
    case .value(let most): bars.append("\(short(most)) \(figure.unit)")
    case .ratio(let most): bars.append("\(short(most)) times")
    case nil: break
    }
    return bars.isEmpty ? "-" : bars.joined(separator: ", ")
  }

  /// Formats a number with up to three significant digits.
  private func short(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(format: "%.0f", number) }
    let digits = number < 1 ? 4 : number < 100 ? 2 : 0
    return String(format: "%.\(digits)f", number)
  }
}
