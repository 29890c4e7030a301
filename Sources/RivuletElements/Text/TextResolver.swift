import Foundation
package import RivuletCore
import RivuletDrawing
import RivuletGeometry
package import RivuletLooks
import RivuletText

/// A builder that turns a `Text` into a string and the styles of its ranges, in one environment.
@MainActor
package struct TextResolver {
  let environment: EnvironmentValues
  let services: any HostServices
  let fonts: FontContext
  let context: TextContext
  package let looks: Looks
  package private(set) var string = ""
  private(set) var runs: [TextRun] = []
  private(set) var attachments: [TextAttachment] = []
  private(set) var links: [TextLink] = []
  /// The custom attributes that the app set on characters.
  private(set) var attributes: [TextAttributeRange] = []
  /// The colours behind characters.
  private(set) var backgrounds: [TextBackground] = []
  /// The gradient or the backdrop of the whole text, if it is the same throughout.
  private(set) var paint: ResolvedStyle?
  /// The shadows and the blend mode of the whole text, taken from its first characters.
  private(set) var decoration: StyleDecoration?
  /// The line spacing that the font of the first characters adds, in points.
  private(set) var leading: CGFloat = 0
  /// The clock of the dates in the text.
  var clock: DateClock
  /// The date of the text's next change, on the clock of its dates, or nil if it never changes.
  var nextChange: Date?
  private var surroundings: ResolvedStyle?
  private var addsToLast = false

  package init(_ environment: EnvironmentValues, _ services: any HostServices, clock: DateClock = DateClock()) {
    self.environment = environment
    self.services = services
    fonts = environment.fontContext
    context = environment.textContext
    looks = environment.looks
    self.clock = clock
  }

  /// The numerals of the environment's locale.
  var numerals: LocaleNumerals { .of(environment.locale) }

  /// Appends text with its modifiers.
  package mutating func append(_ text: Text, _ outer: TextRunStyle? = nil) {
    let style = (outer ?? TextRunStyle(fonts, context)).modified(by: text.modifiers)
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let source): source.resolve(into: &self, style)
    case .source(let source): source.resolve(into: &self, style)
    case .joined(let first, let second):
      append(first, style)
      append(second, style)
    }
  }

  /// Appends characters in one style.
  mutating func append(_ text: String, _ style: TextRunStyle) {
    if text.isEmpty { return }
    let text = context.textCase?.apply(to: text, locale: environment.locale) ?? text
    let start = string.utf8.count
    if start == 0 { string = text } else { string += text }
    add(run(start..<string.utf8.count, style))
    if let url = style.link { add(link: url, start..<string.utf8.count) }
    if let color = style.background { add(background: color, start..<string.utf8.count) }
    for box in style.attributes { attributes.append(TextAttributeRange(range: start..<string.utf8.count, value: box.value)) }
  }

  /// Appends an image as one character.
  mutating func append(_ image: ResolvedImage, _ style: TextRunStyle) {
    let start = string.utf8.count
    string += TextAttachment.character
    var run = run(start..<string.utf8.count, style)
    let advance = services.textMeasurer.size(of: TextAttachment.character, font: run.font, proposal: .unspecified, lineLimit: 1).width
    attachments.append(TextAttachment(image: image, offset: start, color: run.color, kerning: run.kerning))
    run.kerning += image.size.width - advance
    run.color = .clear
    runs.append(run)
    addsToLast = false
    if let url = style.link { add(link: url, start..<string.utf8.count) }
  }

  /// Returns the font of characters in a style.
  func font(_ style: TextRunStyle) -> ResolvedFont {
    (style.font ?? .body).resolved(style.traits, fonts.dynamicTypeSize, looks.fonts)
  }

  private mutating func run(_ range: Range<Int>, _ style: TextRunStyle) -> TextRun {
    let foreground = foreground(style)
    if runs.isEmpty, let font = style.font { leading = font.lineSpacing(style.traits) }
    if runs.isEmpty { decoration = foreground.decoration }
    let paint = foreground.varyingPaint
    self.paint = runs.isEmpty || self.paint == paint ? paint : nil
    return TextRun(
      range: range, font: font(style), color: foreground.flatColor, underline: style.underline?.resolved(in: environment),
      strikethrough: style.strikethrough?.resolved(in: environment), kerning: style.tracking ?? style.kerning,
      baselineOffset: style.baselineOffset)
  }

  private mutating func foreground(_ style: TextRunStyle) -> ResolvedStyle {
    if let foreground = style.foreground { return foreground.resolved(in: environment) }
    if let surroundings { return surroundings }
    let resolved = ForegroundStyle().resolved(in: environment)
    surroundings = resolved
    return resolved
  }

  /// Adds a background, or extends the last background if it is adjacent and has the same colour.
  private mutating func add(background color: Color, _ range: Range<Int>) {
    let color = color.paintColor(in: environment)
    if let last = backgrounds.last, last.color == color, last.range.upperBound == range.lowerBound {
      backgrounds[backgrounds.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      backgrounds.append(TextBackground(range: range, color: color))
    }
  }

  /// Adds a link, or extends the last link if it is adjacent and has the same URL.
  private mutating func add(link url: URL, _ range: Range<Int>) {
    if let last = links.last, last.url == url, last.range.upperBound == range.lowerBound {
      links[links.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      links.append(TextLink(range: range, url: url))
    }
  }

  /// Adds a run, or extends the last run if both look the same.
  private mutating func add(_ run: TextRun) {
    defer { addsToLast = true }
    if addsToLast, var last = runs.last {
      let range = last.range
      last.range = run.range
      if last == run {
        runs[runs.count - 1].range = range.lowerBound..<run.range.upperBound
        return
      }
    }
    runs.append(run)
  }
}

extension TextResolver {
  /// Returns the text with its runs. An empty text has one run, which gives it a height.
  package func styledText(_ text: Text) -> StyledText {
    if !runs.isEmpty { return StyledText(string: string, runs: runs) }
    let font = font(TextRunStyle(fonts, context).modified(by: text.modifiers))
    return StyledText(string: "", runs: [TextRun(range: 0..<0, font: font, color: .clear)])
  }

  /// The label for a screen reader.
  var label: String {
    guard !attachments.isEmpty else { return string }
    return string.replacingOccurrences(of: TextAttachment.character, with: "")
  }
}

extension Text {
  /// Returns the characters that the text shows in an environment.
  @MainActor package func resolvedString(in environment: EnvironmentValues, services: any HostServices) -> String {
    var resolver = TextResolver(environment, services)
    resolver.append(self)
    return resolver.label
  }
}
