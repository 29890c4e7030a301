import Foundation
import RivuletAnimation
import RivuletDrawing
import RivuletText

/// What a text reads and looks like at its place.
final class ResolvedText: Sendable {
  let text: StyledText
  let setting: TextSetting
  /// Nil for characters that are shown as they were written in a `Text` without modifiers.
  private let origin: Origin?
  /// What is known of the lines; see `line(in:_:)`.
  @MainActor @exclusivity(unchecked) var knownLines = KnownLines.unknown

  /// What made a text more than the characters that it shows.
  private final class Origin: Sendable {
    /// What was resolved.
    let source: Text
    /// What is read aloud, if that is not what is written.
    let label: String?
    let attachments: [TextAttachment]
    /// Keeps a text that speaks of now up to date.
    let ticker: TextTicker?
    /// Operates the links, if there are any.
    let links: LinkResponder?
    /// What the app has attached to characters.
    let attributes: [TextAttributeRange]
    /// What lies behind characters.
    let backgrounds: [TextBackground]

    init(
      _ source: Text, _ label: String?, _ attachments: [TextAttachment], _ ticker: TextTicker?, _ links: LinkResponder?,
      _ attributes: [TextAttributeRange], _ backgrounds: [TextBackground]
    ) {
      self.source = source
      self.label = label
      self.attachments = attachments
      self.ticker = ticker
      self.links = links
      self.attributes = attributes
      self.backgrounds = backgrounds
    }
  }

  /// The text that shows its characters as they were written.
  init(verbatim text: StyledText, _ setting: TextSetting) {
    self.text = text
    self.setting = setting
    origin = nil
  }

  /// What `source` has become.
  init(
    _ source: Text, as text: StyledText, _ setting: TextSetting, label: String? = nil, attachments: [TextAttachment] = [],
    ticker: TextTicker? = nil, links: LinkResponder? = nil, attributes: [TextAttributeRange] = [], backgrounds: [TextBackground] = []
  ) {
    self.text = text
    self.setting = setting
    origin = Origin(source, label, attachments, ticker, links, attributes, backgrounds)
  }

  /// The same text in other colours.
  private init(_ other: ResolvedText, _ text: StyledText) {
    self.text = text
    setting = other.setting
    origin = other.origin
  }

  /// The text with other colours of its runs, four components for each.
  func colored(_ colors: NumberVector) -> ResolvedText {
    var text = text
    guard colors.numbers.count == text.runs.count * 4 else { return self }
    for index in text.runs.indices { text.runs[index].color = PaintColor(numbers: Array(colors.numbers[index * 4..<index * 4 + 4])) }
    return ResolvedText(self, text)
  }

  /// Shared by all that have not been evaluated yet.
  static let nothing = ResolvedText(verbatim: StyledText("", font: ResolvedFont(size: 0)), TextSetting())

  /// Whether these are the characters of a `Text` without modifiers, or nobody's.
  var isAsWritten: Bool { origin == nil }
  var style: ParagraphStyle { setting.style }
  /// What is read aloud.
  var label: String { origin?.label ?? text.string }
  var attachments: [TextAttachment] { origin?.attachments ?? [] }
  /// Operates the links; nil where there are none.
  var links: LinkResponder? { origin?.links }
  /// What the app has attached to characters.
  var attributes: [TextAttributeRange] { origin?.attributes ?? [] }
  /// What lies behind characters.
  var backgrounds: [TextBackground] { origin?.backgrounds ?? [] }
  /// Whether nothing stands between the characters.
  var hasNoAttachments: Bool { origin?.attachments.isEmpty ?? true }

  /// Whether this is what `source` becomes for as long as the environment stays as it is. A text that speaks of now differs by itself.
  func shows(_ source: Text) -> Bool {
    guard let origin else { return source.reads(text.string) }
    return origin.source == source && origin.ticker == nil
  }

  /// Whether both take the same room under every proposal.
  func measuresLike(_ other: ResolvedText) -> Bool {
    guard
      setting.measuresLike(other.setting), text.string == other.text.string, text.runs.count == other.text.runs.count,
      attachments.count == other.attachments.count
    else { return false }
    let sameRuns = zip(text.runs, other.text.runs).allSatisfy { run, old in
      run.range == old.range && run.font == old.font && run.kerning == old.kerning && run.baselineOffset == old.baselineOffset
    }
    return sameRuns && zip(attachments, other.attachments).allSatisfy { $0.measuresLike($1) }
  }

  /// Whether both draw the same where they take the same room.
  func looksLike(_ other: ResolvedText) -> Bool {
    text == other.text && setting.looksLike(other.setting) && attachments == other.attachments && backgrounds == other.backgrounds
  }
}

extension Text {
  /// Whether the text shows these characters and has nothing of its own beside them.
  func reads(_ characters: String) -> Bool {
    guard modifiers.isEmpty, case .verbatim(let string) = storage else { return false }
    return string == characters
  }
}
