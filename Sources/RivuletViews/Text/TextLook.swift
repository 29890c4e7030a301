import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// How text looks that says nothing about it itself, in one environment. Nearly all texts share one.
@MainActor
final class TextLook {
  /// Of characters, whatever their range.
  private let run: TextRun
  /// Over the whole text, in the place of the run's colour.
  private let gradient: ResolvedGradient?
  /// From left to right.
  private let style: ParagraphStyle
  private let reservedLines: Int
  private let minimumScale: CGFloat
  private let displayScale: CGFloat
  private let textCase: Text.Case?
  private let locale: Locale?
  /// The run of texts by their length, which short ones of one length share.
  @exclusivity(unchecked) private var runsByLength = ContiguousArray<[TextRun]?>(repeating: nil, count: sharedLengths)

  private static let sharedLengths = 48

  init(_ environment: EnvironmentValues) {
    let fonts = environment.fontContext
    let context = environment.textContext
    let foreground = ForegroundStyle().resolved(in: environment)
    if case .gradient(let gradient) = foreground { self.gradient = gradient } else { gradient = nil }
    run = TextRun(
      range: 0..<0, font: (fonts.font ?? .body).resolved(fonts.traits, fonts.dynamicTypeSize, environment.idiom),
      color: foreground.flatColor, underline: context.underline?.resolved(in: environment),
      strikethrough: context.strikethrough?.resolved(in: environment), kerning: context.tracking ?? context.kerning,
      baselineOffset: context.baselineOffset)
    style = context.paragraphStyle(leading: fonts.font?.lineSpacing(fonts.traits) ?? 0, isRightToLeft: false)
    reservedLines = context.reservedLines
    minimumScale = context.minimumScaleFactor
    displayScale = environment.displayScale
    textCase = context.textCase
    locale = context.textCase == nil ? nil : environment.locale
  }

  /// That of an environment.
  static func of(_ environment: EnvironmentValues) -> TextLook {
    environment.derived { TextLook($0) }
  }

  /// The one run of a text of so many UTF-8 code units.
  private func runs(length: Int) -> [TextRun] {
    if length < Self.sharedLengths, let known = runsByLength[length] { return known }
    var run = run
    run.range = 0..<length
    let made = [run]
    if length < Self.sharedLengths { runsByLength[length] = made }
    return made
  }

  /// What a text resolves to whose characters are `string`, which is not empty.
  func resolved(_ source: Text, reading string: String, isRightToLeft: Bool) -> ResolvedText {
    var string = string
    if let textCase, let locale { string = textCase.apply(to: string, locale: locale) }
    var style = style
    style.isRightToLeft = isRightToLeft
    return ResolvedText(
      source: source, text: StyledText(string: string, runs: runs(length: string.utf8.count)), style: style, gradient: gradient,
      reservedLines: reservedLines, minimumScale: minimumScale, displayScale: displayScale)
  }
}
