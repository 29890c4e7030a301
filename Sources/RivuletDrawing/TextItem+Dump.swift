import Foundation
import RivuletGeometry

extension TextItem {
  /// Returns the dump lines for the text, its runs and its lines.
  func dumpLines(at origin: CGPoint) -> [DumpLine] {
    var head = DumpLine("text")
    head.point(origin)
    head.quoted(string)
    head.word("truncation \(truncation.rawValue) runs \(runs.count) lines \(lines.count)")
    return [head] + runs.map(\.dumpLine) + lines.map(\.dumpLine)
  }
}

extension TextRun {
  /// The dump line for the run. Default values are omitted.
  fileprivate var dumpLine: DumpLine {
    var line = DumpLine("  run")
    line.word("\(range.lowerBound) \(range.upperBound)")
    line.quoted(font.family)
    line.numbers(font.size)
    line.word("weight \(font.weight) design \(font.design.rawValue)")
    line.flag("italic", font.isItalic)
    line.flag("monospacedDigit", font.isMonospacedDigit)
    line.flag("smallCaps", font.isSmallCaps)
    if let style = font.textStyle { line.word("style \(style.rawValue)") }
    if font.width != 0 {
      line.word("width")
      line.numbers(font.width)
    }
    line.word("color")
    line.color(color)
    if let underline { underline.dump("underline", &line) }
    if let strikethrough { strikethrough.dump("strikethrough", &line) }
    if kerning != 0 {
      line.word("kerning")
      line.numbers(kerning)
    }
    if baselineOffset != 0 {
      line.word("raised")
      line.numbers(baselineOffset)
    }
    return line
  }
}

extension TextRun.Decoration {
  /// Writes the decoration to a dump line.
  fileprivate func dump(_ name: String, _ line: inout DumpLine) {
    line.word("\(name) \(pattern.rawValue)")
    if let color {
      line.word("in")
      line.color(color)
    }
  }
}

extension TextLine {
  /// The dump line for the line. Default values are omitted.
  fileprivate var dumpLine: DumpLine {
    var line = DumpLine("  line")
    line.word("\(range.lowerBound) \(range.upperBound)")
    line.rect(rect)
    line.word("baseline")
    line.numbers(baseline)
    line.flag("truncated", isTruncated)
    if let omitted { line.word("omitting \(omitted.lowerBound) \(omitted.upperBound)") }
    return line
  }
}
