import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText

/// The engine of all tests that do not look at its caches.
let engine = PangoTextEngine()
/// The system font at the size of a phone's body text.
let body = ResolvedFont(size: 17)

/// The size of text in the system font.
func engineSize(_ text: String, _ font: ResolvedFont = body, width: CGFloat? = nil, height: CGFloat? = nil, limit: Int? = nil) -> CGSize {
  engine.size(of: text, font: font, proposal: ProposedViewSize(width: width, height: height), lineLimit: limit)
}

/// How many lines high text in the system font is.
func lineCount(_ text: String, width: CGFloat? = nil, height: CGFloat? = nil, limit: Int? = nil) -> Int {
  Int((engineSize(text, width: width, height: height, limit: limit).height / (17 * 1.193)).rounded())
}

/// What the lines of a layout show, `|` between them, with `…` where text is missing.
func shown(_ layout: TextLayout, of text: String, truncation: TextItem.Truncation = .tail) -> String {
  let bytes = Array(text.utf8)
  func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  return layout.lines.map { line in
    guard line.isTruncated else { return part(line.range) }
    if let omitted = line.omitted {
      return part(line.range.lowerBound..<omitted.lowerBound) + "…" + part(omitted.upperBound..<line.range.upperBound)
    }
    return truncation == .head ? "…" + part(line.range) : part(line.range) + "…"
  }.joined(separator: "|")
}

/// The lines of text in the system font.
func engineLines(
  _ text: String, width: CGFloat?, height: CGFloat? = nil, limit: Int? = nil, truncation: TextItem.Truncation = .tail
) -> String {
  let layout = engine.layout(
    StyledText(text, font: body), style: ParagraphStyle(lineLimit: limit, truncation: truncation),
    proposal: ProposedViewSize(width: width, height: height))
  return shown(layout, of: text, truncation: truncation)
}

/// An item with text as the engine breaks it.
func item(_ text: StyledText, width: CGFloat? = nil, _ style: ParagraphStyle = ParagraphStyle()) -> TextItem {
  let layout = engine.layout(text, style: style, proposal: ProposedViewSize(width: width, height: nil))
  return TextItem(string: text.string, runs: text.runs, lines: layout.lines, truncation: style.truncation)
}

/// Text of several runs, each with its part of the string.
func styled(_ parts: [(String, TextRun)]) -> StyledText {
  var text = StyledText(string: "", runs: [])
  for (part, run) in parts {
    var run = run
    run.range = text.string.utf8.count..<text.string.utf8.count + part.utf8.count
    text.string += part
    text.runs.append(run)
  }
  return text
}

/// A run in the body font.
func run(_ color: PaintColor = .black, font: ResolvedFont = body, _ change: (inout TextRun) -> Void = { _ in }) -> TextRun {
  var run = TextRun(range: 0..<0, font: font, color: color)
  change(&run)
  return run
}
