import Foundation
import RivuletDrawing
import RivuletText

/// What a text reads and looks like at its place.
final class ResolvedText: Sendable {
  /// What was resolved.
  let source: Text
  let text: StyledText
  /// What is read aloud, if that is not what is written.
  let label: String?
  let style: ParagraphStyle
  /// A gradient over the whole text, in the place of the runs' colours.
  let gradient: ResolvedGradient?
  let attachments: [TextAttachment]
  /// How many lines' room the text takes at least.
  let reservedLines: Int
  /// How small the text may become to fit, as a share of its size.
  let minimumScale: CGFloat
  let displayScale: CGFloat
  /// Keeps a text that speaks of now up to date.
  let ticker: TextTicker?

  init(
    source: Text, text: StyledText, label: String? = nil, style: ParagraphStyle = ParagraphStyle(), gradient: ResolvedGradient? = nil,
    attachments: [TextAttachment] = [], reservedLines: Int = 1, minimumScale: CGFloat = 1, displayScale: CGFloat = 1,
    ticker: TextTicker? = nil
  ) {
    self.source = source
    self.text = text
    self.label = label
    self.style = style
    self.gradient = gradient
    self.attachments = attachments
    self.reservedLines = reservedLines
    self.minimumScale = minimumScale
    self.displayScale = displayScale
    self.ticker = ticker
  }

  /// Shared by all that have not been evaluated yet.
  static let nothing = ResolvedText(source: Text(verbatim: ""), text: StyledText("", font: ResolvedFont(size: 0)))

  /// Whether both take the same room under every proposal.
  func measuresLike(_ other: ResolvedText) -> Bool {
    guard
      style.lineLimit == other.style.lineLimit, style.lineSpacing == other.style.lineSpacing, reservedLines == other.reservedLines,
      minimumScale == other.minimumScale, displayScale == other.displayScale, text.string == other.text.string,
      text.runs.count == other.text.runs.count, attachments.count == other.attachments.count
    else { return false }
    let sameRuns = zip(text.runs, other.text.runs).allSatisfy { run, old in
      run.range == old.range && run.font == old.font && run.kerning == old.kerning && run.baselineOffset == old.baselineOffset
    }
    return sameRuns && zip(attachments, other.attachments).allSatisfy { $0.measuresLike($1) }
  }

  /// Whether both draw the same where they take the same room.
  func looksLike(_ other: ResolvedText) -> Bool {
    text == other.text && style == other.style && gradient == other.gradient && attachments == other.attachments
  }
}
