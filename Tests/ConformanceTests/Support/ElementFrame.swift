import Foundation
import RivuletTesting

extension ViewHarness {
  /// Where the first element lies that bears a label, as the dump of the semantics says.
  func elementFrame(_ label: String) -> CGRect? { elementFrames(label).first }

  /// Where all elements lie that bear a label.
  func elementFrames(_ label: String) -> [CGRect] {
    var frames: [CGRect] = []
    for line in semanticsDump().split(separator: "\n") where line.contains("\"\(label)\"") {
      guard let open = line.range(of: " (", options: .backwards) else { continue }
      let numbers = line[open.upperBound...].split(whereSeparator: { !"0123456789.-".contains($0) }).compactMap { Double($0) }
      if numbers.count >= 4 { frames.append(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])) }
    }
    return frames
  }
}
