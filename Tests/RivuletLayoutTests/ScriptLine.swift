import Foundation
import RivuletGeometry
import RivuletLayout

/// One line of a layout script: `Kind:name words… key=value… in WxH rtl`.
struct ScriptLine {
  let depth: Int
  let kind: String
  let name: String
  private(set) var words: [Substring] = []
  private var values: [Substring: Substring] = [:]

  init(_ line: Substring) {
    depth = line.prefix { $0 == " " }.count / 2
    var parts = line.split(separator: " ")
    let head = parts.removeFirst().split(separator: ":")
    kind = String(head[0])
    name = String(head.last!)
    for part in parts {
      let pair = part.split(separator: "=")
      if pair.count == 2 { values[pair[0]] = pair[1] } else { words.append(part) }
    }
  }

  func text(_ key: String) -> String? {
    values[Substring(key)].map(String.init)
  }

  func number(_ key: String) -> CGFloat? {
    text(key).map(ScriptLine.number)
  }

  static func number(_ text: some StringProtocol) -> CGFloat {
    CGFloat(Double(String(text))!)
  }

  /// A length that may be `nil`, `inf` or `nan`.
  static func length(_ text: Substring) -> CGFloat? {
    text == "nil" ? nil : number(text)
  }

  /// What follows `in`.
  var proposal: ProposedViewSize {
    guard let index = words.firstIndex(of: "in") else { return .unspecified }
    let pair = words[index + 1].split(separator: "x")
    return ProposedViewSize(width: ScriptLine.length(pair[0]), height: ScriptLine.length(pair[1]))
  }

  var isRightToLeft: Bool { words.contains("rtl") }
}

extension ScriptLine {
  static let horizontalGuides: [String: HorizontalAlignment] = ["leading": .leading, "center": .center, "trailing": .trailing]
  static let verticalGuides: [String: VerticalAlignment] = [
    "top": .top, "middle": .center, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
    "lastTextBaseline": .lastTextBaseline,
  ]

  var horizontalAlignment: HorizontalAlignment {
    ScriptLine.horizontalGuides[text("alignment") ?? "center"]!
  }

  var verticalAlignment: VerticalAlignment {
    ScriptLine.verticalGuides[text("alignment") ?? "center"]!
  }

  /// `alignment=leading,top`.
  var alignment: Alignment {
    let pair = (text("alignment") ?? "center,middle").split(separator: ",").map(String.init)
    return Alignment(horizontal: ScriptLine.horizontalGuides[pair[0]]!, vertical: ScriptLine.verticalGuides[pair[1]]!)
  }
}
