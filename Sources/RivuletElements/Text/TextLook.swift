import Foundation
import RivuletCore
import RivuletDrawing
import RivuletLooks
import RivuletText

/// The look of text without modifiers in one environment. Nearly all text shares one instance.
@MainActor
final class TextLook {
  /// The run for all characters. Its range is empty.
  private let run: TextRun
  private let leftToRight: TextSetting
  private let rightToLeft: TextSetting
  private let textCase: Text.Case?
  private let locale: Locale?
  private let transition: ContentTransition
  /// The runs of short text, indexed by their length. All text of the same length shares them.
  private var runsByLength = ContiguousArray<[TextRun]?>(repeating: nil, count: sharedLengths)

  private static let sharedLengths = 48

  init(_ environment: EnvironmentValues) {
    let fonts = environment.fontContext
    let context = environment.textContext
    let looks = environment.looks
    let foreground = ForegroundStyle().resolved(in: environment)
    run = TextRun(
      range: 0..<0, font: (fonts.font ?? .body).resolved(fonts.traits, fonts.dynamicTypeSize, looks.fonts),
      color: foreground.flatColor, underline: context.underline?.resolved(in: environment),
      strikethrough: context.strikethrough?.resolved(in: environment),
      kerning: context.validTracking ?? TextContext.sound(kerning: context.kerning),
      baselineOffset: TextContext.sound(baselineOffset: context.baselineOffset))
    let leading = fonts.font?.lineSpacing(fonts.traits) ?? 0
    func setting(isRightToLeft: Bool) -> TextSetting {
      TextSetting(
        style: context.paragraphStyle(leading: leading, isRightToLeft: isRightToLeft), paint: foreground.varyingPaint,
        decoration: foreground.decoration, reservedLines: context.reservedLines, minimumScale: context.validMinimumScale,
        displayScale: environment.displayScale,
        leading: leading, distances: looks.fonts.distances, isRedacted: environment.isRedacted,
        rendering: TextRendering(environment), selectionColor: environment.textSelectionColor)
    }
    leftToRight = setting(isRightToLeft: false)
    rightToLeft = setting(isRightToLeft: true)
    textCase = context.textCase
    transition = environment.contentTransition
    locale = context.textCase == nil ? nil : environment.locale
  }

  /// Returns the look of text in an environment.
  package static func of(_ environment: EnvironmentValues) -> TextLook {
    environment.derived { TextLook($0) }
  }

  /// Returns the single run of text with this length, in UTF-8 code units.
  private func runs(length: Int) -> [TextRun] {
    if length < Self.sharedLengths, let known = runsByLength[length] { return known }
    var run = run
    run.range = 0..<length
    let made = [run]
    if length < Self.sharedLengths { runsByLength[length] = made }
    return made
  }

  /// Shows unmodified text with the characters in `string`, which is not empty.
  func show(_ string: String, of source: Text, on node: BehaviorNode<TextBehavior>) {
    let setting = node.isMirrored ? rightToLeft : leftToRight
    if textCase == nil, case .verbatim = source.storage {
      show(ResolvedText(verbatim: styled(string), setting), on: node)
    } else {
      show(ResolvedText(source, as: styled(cased(string)), setting), on: node)
    }
  }

  private func show(_ resolved: ResolvedText, on node: BehaviorNode<TextBehavior>) {
    node.update(TextBehavior(resolved, on: node, by: transition))
  }

  private func styled(_ string: String) -> StyledText { StyledText(string: string, runs: runs(length: string.utf8.count)) }

  private func cased(_ string: String) -> String {
    guard let textCase, let locale else { return string }
    return textCase.apply(to: string, locale: locale)
  }
}
