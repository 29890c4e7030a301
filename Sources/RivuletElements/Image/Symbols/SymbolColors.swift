import RivuletCore
import RivuletDrawing
import RivuletLooks

/// The colours of a symbol: one style for the whole symbol, or separate styles for the enclosed part and the enclosing part.
struct SymbolColors: Equatable {
  var primary: ResolvedStyle
  /// The colour of the enclosing part, or nil if the whole symbol has the primary style.
  var secondary: PaintColor?
}

extension SymbolColors {
  /// Creates the colours of a symbol in an environment.
  init(of name: String, mode: SymbolRenderingMode?, in environment: EnvironmentValues) {
    primary = ForegroundStyle().resolved(in: environment)
    switch (mode ?? environment.symbolRenderingMode)?.kind {
    case .monochrome: break
    case .hierarchical: secondary = HierarchicalShapeStyle.secondary.resolved(in: environment).flatColor
    case .palette:
      if environment.foregroundStyleCount > 1 { secondary = HierarchicalShapeStyle.secondary.resolved(in: environment).flatColor }
    case .multicolor: useMulticolorColors(of: name, in: environment)
    case nil:
      // Several foreground styles imply a palette.
      if environment.foregroundStyleCount > 1 { secondary = HierarchicalShapeStyle.secondary.resolved(in: environment).flatColor }
    }
  }

  private mutating func useMulticolorColors(of name: String, in environment: EnvironmentValues) {
    guard let own = SymbolColors.table[name] else { return }
    func color(_ system: SystemColor) -> PaintColor { system.paintColor(environment.colorScheme, environment.looks) }
    if let inside = own.inside {
      primary = .color(color(inside))
      secondary = color(own.color)
    } else {
      primary = .color(color(own.color))
    }
  }

  /// The colours of multicolour symbols: one for the whole symbol or its enclosing part, and one for the enclosed part.
  private static let table: [String: (color: SystemColor, inside: SystemColor?)] = [
    "checkmark.circle.fill": (.green, .white), "plus.circle.fill": (.green, .white), "minus.circle.fill": (.red, .white),
    "xmark.circle.fill": (.red, .white), "exclamationmark.circle.fill": (.red, .white), "info.circle.fill": (.blue, .white),
    "questionmark.circle.fill": (.blue, .white), "exclamationmark.triangle.fill": (.yellow, .white),
    "exclamationmark.octagon.fill": (.red, .white), "xmark.octagon.fill": (.red, .white), "heart.fill": (.red, nil), "heart": (.red, nil),
    "star.fill": (.yellow, nil), "sun.max.fill": (.yellow, nil), "sun.max": (.yellow, nil), "bolt.fill": (.yellow, nil),
    "bookmark.fill": (.red, nil), "drop.fill": (.blue, nil), "trash": (.red, nil), "trash.fill": (.red, nil), "leaf.fill": (.green, nil),
    "phone.fill": (.green, nil), "location.fill": (.blue, nil), "flag.fill": (.orange, nil), "bell.fill": (.red, nil),
  ]
}

extension EnvironmentValues {
  /// The number of foreground styles that an app has set.
  fileprivate var foregroundStyleCount: Int {
    if case .styles(let styles, _) = foreground { styles.count } else { 0 }
  }
}
