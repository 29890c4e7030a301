import RivuletCore
import RivuletDrawing

/// What a symbol is drawn in: one style, or one for what is enclosed and another for what encloses it.
struct SymbolColors: Equatable {
  var primary: ResolvedStyle
  /// Nil if all of the symbol is drawn in the primary one.
  var secondary: PaintColor?
}

extension SymbolColors {
  /// The colours of a symbol in an environment.
  init(of name: String, mode: SymbolRenderingMode?, in environment: EnvironmentValues) {
    primary = ForegroundStyle().resolved(in: environment)
    switch (mode ?? environment.symbolRenderingMode)?.kind {
    case .monochrome: break
    case .hierarchical: secondary = HierarchicalShapeStyle.secondary.resolved(in: environment).flatColor
    case .palette:
      if environment.foregroundStyleCount > 1 { secondary = HierarchicalShapeStyle.secondary.resolved(in: environment).flatColor }
    case .multicolor: takeOwnColors(of: name, in: environment)
    case nil:
      // Several styles are a palette by themselves.
      if environment.foregroundStyleCount > 1 { secondary = HierarchicalShapeStyle.secondary.resolved(in: environment).flatColor }
    }
  }

  private mutating func takeOwnColors(of name: String, in environment: EnvironmentValues) {
    guard let own = SymbolColors.table[name] else { return }
    func color(_ system: SystemColor) -> PaintColor { system.paintColor(environment.colorScheme, environment.idiom) }
    if let inside = own.inside {
      primary = .color(color(inside))
      secondary = color(own.color)
    } else {
      primary = .color(color(own.color))
    }
  }

  /// The colour of a symbol, or of what encloses it, and of what is enclosed.
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
  /// How many styles the foreground has by an app.
  fileprivate var foregroundStyleCount: Int {
    if case .styles(let styles, _) = foreground { styles.count } else { 0 }
  }
}
