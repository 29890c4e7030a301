package import Foundation
package import RivuletCore
import RivuletDrawing
package import RivuletGeometry
import RivuletText

/// The node behaviour of a text.
package struct TextBehavior: NodeBehavior {
  package static var hasDrawing: Bool { true }

  /// What was resolved.
  var source = Text(verbatim: "")
  var text = TextBehavior.nothing
  var style = ParagraphStyle()
  /// A gradient over the whole text, in the place of the runs' colours.
  var gradient: ResolvedGradient?
  var attachments: [TextAttachment] = []
  /// How many lines' room the text takes at least.
  var reservedLines = 1
  /// How small the text may become to fit, as a share of its size.
  var minimumScale: CGFloat = 1
  var displayScale: CGFloat = 1
  /// Keeps a text that speaks of now up to date.
  var ticker: TextTicker?

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    var size = measure(node, proposal)
    if reservedLines > 1 { size.height = max(size.height, reservedHeight(node)) }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .source(node) }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key.isFirstTextBaseline { return baselines(node, proposal).first }
    if key.isLastTextBaseline { return baselines(node, proposal).last }
    return nil
  }

  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }

  package func change(from old: TextBehavior, in node: ViewNode) -> NodeChange {
    guard measuresLike(old) else { return .layout }
    return looksLike(old) ? .nothing : .drawing
  }

  /// A length rounded up to whole pixels (B9.23).
  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = length * displayScale
    // Sums of advances may miss a whole number by a hair.
    let rounded = (pixels - 1e-4).rounded(.up) / displayScale
    return rounded.isFinite ? max(rounded, 0) : length
  }
}

extension TextBehavior {
  /// Shared by all that have not been evaluated yet.
  private static let nothing = StyledText("", font: ResolvedFont(size: 0))

  private func measure(_ node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let system = node.surroundings.textSystem
    return system.size(of: minimumScale < 1 ? fitted(system, proposal) : text, style: style, proposal: proposal)
  }

  private func reservedHeight(_ node: ViewNode) -> CGFloat {
    let measurer = node.surroundings.textSystem.measurer
    let lineHeight = text.runs.reduce(0) { max($0, measurer.lineHeight($1.font)) }
    return CGFloat(reservedLines) * lineHeight + CGFloat(reservedLines - 1) * style.lineSpacing
  }

  private func baselines(_ node: ViewNode, _ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat) {
    let system = node.surroundings.textSystem
    if text.isPlain, style.lineSpacing == 0, minimumScale >= 1 {
      let font = text.runs[0].font
      return (system.measurer.firstBaseline(font), system.measurer.lastBaseline(font, height: measure(node, proposal).height))
    }
    let layout = system.layout(fitted(system, proposal), style: style, proposal: proposal)
    return (layout.firstBaseline, layout.lastBaseline)
  }

  /// Whether both take the same room under every proposal.
  private func measuresLike(_ other: TextBehavior) -> Bool {
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
  private func looksLike(_ other: TextBehavior) -> Bool {
    text == other.text && style == other.style && gradient == other.gradient && attachments == other.attachments
  }
}
