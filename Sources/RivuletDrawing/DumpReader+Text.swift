import Foundation
import RivuletGeometry

extension DumpReader {
  /// Parses the text on this line, and its runs and lines on the lines that follow.
  mutating func text(_ following: inout ArraySlice<DumpReader>) throws -> DisplayList.Command {
    let origin = try point()
    let string = try quoted("A text in quotes")
    try expect("truncation")
    let truncation = try choice("A truncation", TextItem.Truncation.allCases, \.rawValue)
    try expect("runs")
    let runCount = try count("A number of runs")
    try expect("lines")
    let lineCount = try count("A number of lines")
    var runs: [TextRun] = []
    for _ in 0..<runCount { runs.append(try part("run", &following) { try $0.run() }) }
    var lines: TextLines = []
    for _ in 0..<lineCount { lines.append(try part("line", &following) { try $0.line() }) }
    return .draw(.text(TextItem(string: string, runs: runs, lines: lines, truncation: truncation)), at: origin)
  }

  /// Parses the next line, which must start with the given name and contain only the part that `read` parses.
  private func part<Part>(
    _ name: String, _ following: inout ArraySlice<DumpReader>, _ read: (inout DumpReader) throws -> Part
  ) throws -> Part {
    guard var line = following.popFirst() else { throw failure("the text's next \(name) is missing.") }
    try line.expect(name)
    let part = try read(&line)
    try line.expectEnd()
    return part
  }

  /// Parses the rest of a line that starts with `run`.
  private mutating func run() throws -> TextRun {
    let range = try range()
    let family = try quoted("A font family in quotes")
    var font = ResolvedFont(family: family, size: try number("A font size"))
    try expect("weight")
    font.weight = try integer("A weight")
    try expect("design")
    font.design = try choice("A design", ResolvedFont.Design.allCases, \.rawValue)
    font.isItalic = skip("italic")
    font.isMonospacedDigit = skip("monospacedDigit")
    font.isSmallCaps = skip("smallCaps")
    if skip("style") { font.textStyle = try choice("A text style", ResolvedFont.TextStyle.allCases, \.rawValue) }
    if skip("width") { font.width = try number("A font width") }
    try expect("color")
    var run = TextRun(range: range, font: font, color: try color())
    if skip("underline") { run.underline = try decoration() }
    if skip("strikethrough") { run.strikethrough = try decoration() }
    if skip("kerning") { run.kerning = try number("A kerning") }
    if skip("raised") { run.baselineOffset = try number("A baseline offset") }
    return run
  }

  /// Parses a pattern and an optional colour.
  private mutating func decoration() throws -> TextRun.Decoration {
    var decoration = TextRun.Decoration(pattern: try choice("A pattern", TextRun.Decoration.Pattern.allCases, \.rawValue))
    if skip("in") { decoration.color = try color() }
    return decoration
  }

  /// Parses the rest of a line that starts with `line`.
  private mutating func line() throws -> TextLine {
    let range = try range()
    let rect = try rect()
    try expect("baseline")
    let baseline = try number("A baseline")
    var line = TextLine(rect: rect, baseline: baseline, range: range, isTruncated: skip("truncated"))
    if skip("omitting") { line.omitted = try self.range() }
    return line
  }
}
