import Foundation
package import RivuletCore
package import RivuletDrawing
package import RivuletLooks

extension Font {
  /// Returns the font for measuring and drawing in an environment.
  package func resolve(in environment: EnvironmentValues) -> ResolvedFont {
    let context = environment.fontContext
    return resolved(context.traits, context.dynamicTypeSize, environment.looks.fonts)
  }

  /// Returns the font with the environment's traits applied, using the sizes and weights in a table.
  package func resolved(_ outer: FontTraits, _ size: DynamicTypeSize, _ fonts: FontLook) -> ResolvedFont {
    var traits = traits
    traits.formOverride(by: outer)
    var font: ResolvedFont
    switch base {
    case .textStyle(let style, let design, let weight):
      font = ResolvedFont(
        size: fonts.size(style.role, size),
        weight: (traits.weight?.weight(of: style, fonts) ?? weight)?.value ?? fonts.weights[style.role],
        design: (traits.design ?? design ?? .default).resolved, textStyle: style.resolved)
    case .system(let points, let design, let weight):
      font = ResolvedFont(
        size: Font.valid(points), weight: (traits.weight?.weight(of: nil, fonts) ?? weight ?? .regular).value,
        design: (traits.design ?? design ?? .default).resolved)
    case .custom(let name, let points, let style):
      let scale = style.map { fonts.scale($0.role, size) } ?? 1
      font = ResolvedFont(
        family: name, size: Font.valid(points) * scale, weight: (traits.weight?.weight(of: nil, fonts) ?? .regular).value,
        design: (traits.design ?? .default).resolved)
    }
    if scale != 1 { font.size = max(font.size * scale, 0) }
    font.isItalic = traits.isItalic ?? false
    font.isMonospacedDigit = traits.isMonospacedDigit ?? false
    font.isSmallCaps = traits.isSmallCaps ?? false
    font.width = traits.width?.value ?? 0
    if traits.isMonospaced == true { font.design = .monospaced }
    return font
  }

  /// Returns the additional space between lines, in points.
  func lineSpacing(_ outer: FontTraits) -> CGFloat {
    (outer.leading ?? traits.leading ?? .standard).lineSpacing
  }

  /// Returns a finite, nonnegative size.
  private static func valid(_ size: CGFloat) -> CGFloat {
    max(FiniteNumber.length(size, of: "Font", "the size"), 0)
  }
}
