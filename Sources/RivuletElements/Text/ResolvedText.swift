import Foundation
import RivuletAnimation
import RivuletDrawing
package import RivuletText

/// Text whose characters and look are resolved for a specific environment.
package final class ResolvedText: Sendable {
  package let text: StyledText
  let setting: TextSetting
  /// The origin of the text, or nil for a `Text` without modifiers whose characters are shown unchanged.
  private let origin: Origin?
  /// The cached result of `line(in:_:)`.
  @MainActor var knownLines = KnownLines.unknown

  /// The properties of resolved text other than its characters.
  private final class Origin: Sendable {
    /// The text that was resolved.
    let source: Text
    /// The label for a screen reader, if it differs from the characters.
    let label: String?
    let attachments: [TextAttachment]
    /// The timer that updates text relative to the current time.
    let ticker: TextTicker?
    /// The clock of the dates in the text.
    let clock: DateClock
    /// The responder for the links, or nil if there are no links.
    let links: LinkResponder?
    /// The custom attributes that the app set on characters.
    let attributes: [TextAttributeRange]
    /// The colours behind characters.
    let backgrounds: [TextBackground]

    init(
      _ source: Text, _ label: String?, _ attachments: [TextAttachment], _ ticker: TextTicker?, _ clock: DateClock,
      _ links: LinkResponder?, _ attributes: [TextAttributeRange], _ backgrounds: [TextBackground]
    ) {
      self.source = source
      self.label = label
      self.attachments = attachments
      self.ticker = ticker
      self.clock = clock
      self.links = links
      self.attributes = attributes
      self.backgrounds = backgrounds
    }
  }

  /// Creates text that shows its characters unchanged.
  init(verbatim text: StyledText, _ setting: TextSetting) {
    self.text = text
    self.setting = setting
    origin = nil
  }

  /// Creates the resolved form of `source`.
  init(
    _ source: Text, as text: StyledText, _ setting: TextSetting, label: String? = nil, attachments: [TextAttachment] = [],
    ticker: TextTicker? = nil, clock: DateClock = DateClock(), links: LinkResponder? = nil, attributes: [TextAttributeRange] = [],
    backgrounds: [TextBackground] = []
  ) {
    self.text = text
    self.setting = setting
    origin = Origin(source, label, attachments, ticker, clock, links, attributes, backgrounds)
  }

  /// Creates a copy of another text with different colours.
  private init(_ other: ResolvedText, _ text: StyledText) {
    self.text = text
    setting = other.setting
    origin = other.origin
  }

  /// Returns the text with different colours for its runs, given as four components per run.
  func colored(_ colors: NumberVector) -> ResolvedText {
    var text = text
    guard colors.numbers.count == text.runs.count * 4 else { return self }
    for index in text.runs.indices { text.runs[index].color = PaintColor(numbers: Array(colors.numbers[index * 4..<index * 4 + 4])) }
    return ResolvedText(self, text)
  }

  /// The empty text that all text nodes share until they are evaluated.
  package static let nothing = ResolvedText(verbatim: StyledText("", font: ResolvedFont(size: 0)), TextSetting())

  var style: ParagraphStyle { setting.style }
  /// The label for a screen reader.
  var label: String { origin?.label ?? text.string }
  var attachments: [TextAttachment] { origin?.attachments ?? [] }
  /// The responder for the links, or nil if there are no links.
  var links: LinkResponder? { origin?.links }
  /// The custom attributes that the app set on characters.
  var attributes: [TextAttributeRange] { origin?.attributes ?? [] }
  /// The colours behind characters.
  var backgrounds: [TextBackground] { origin?.backgrounds ?? [] }
  /// A Boolean value that indicates whether the text contains no images.
  var hasNoAttachments: Bool { origin?.attachments.isEmpty ?? true }

  /// Returns true if `source` resolves to this text while the environment stays unchanged. Text relative to the current time never does.
  func shows(_ source: Text) -> Bool {
    guard let origin else { return source.reads(text.string) }
    return origin.source == source && origin.ticker == nil
  }

  /// Returns the clock for the dates in a text. The clock is reused if this text was resolved from an equal source.
  func clock(of source: Text) -> DateClock {
    guard let origin, origin.source == source else { return DateClock() }
    return origin.clock
  }

  /// Returns true if this text and another text have the same size for every proposal.
  func hasSameMeasurements(_ other: ResolvedText) -> Bool {
    guard
      setting.hasSameMeasurements(other.setting), text.string == other.text.string, text.runs.count == other.text.runs.count,
      attachments.count == other.attachments.count
    else { return false }
    let sameRuns = zip(text.runs, other.text.runs).allSatisfy { run, old in
      run.range == old.range && run.font == old.font && run.kerning == old.kerning && run.baselineOffset == old.baselineOffset
    }
    return sameRuns && zip(attachments, other.attachments).allSatisfy { $0.hasSameMeasurements($1) }
  }

  /// Returns true if this text and another text look the same when they have the same size.
  func hasSameLook(_ other: ResolvedText) -> Bool {
    text == other.text && setting.hasSameLook(other.setting) && attachments == other.attachments && backgrounds == other.backgrounds
  }
}

extension Text {
  /// Returns true if the text consists of these characters, verbatim and without modifiers.
  func reads(_ characters: String) -> Bool {
    guard modifiers.isEmpty, case .verbatim(let string) = storage else { return false }
    return string == characters
  }
}
