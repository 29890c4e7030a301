import Foundation
import RivuletTesting

extension ViewHarness {
  /// Where the first element lies that bears a label, as the dump of the semantics says.
  func elementFrame(_ label: String) -> CGRect? {
    for line in semanticsDump().split(separator: "\n") where line.contains("\"\(label)\"") {
      guard let open = line.range(of: "frame=(") ?? line.range(of: "(") else { continue }
      let numbers = line[open.upperBound...].split(whereSeparator: { !"0123456789.-".contains($0) }).compactMap { Double($0) }
      if numbers.count >= 4 { return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    }
    return nil
  }
}
