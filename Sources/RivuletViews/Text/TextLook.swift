import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// How text looks that says nothing about it itself, in one environment. Nearly all texts share one.
final class TextLook: Sendable {
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

  @MainActor init(_ environment: EnvironmentValues) {
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
  @MainActor static func of(_ environment: EnvironmentValues) -> TextLook {
    environment.derived { TextLook($0) }
  }

  /// What a text resolves to whose characters are `string`, which is not empty.
  func resolved(_ source: Text, reading string: String, isRightToLeft: Bool) -> ResolvedText {
    var string = string
    if let textCase, let locale { string = textCase.apply(to: string, locale: locale) }
    var run = run
    run.range = 0..<string.utf8.count
    var style = style
    style.isRightToLeft = isRightToLeft
    return ResolvedText(
      source: source, text: StyledText(string: string, runs: [run]), style: style, gradient: gradient, reservedLines: reservedLines,
      minimumScale: minimumScale, displayScale: displayScale)
  }
}
