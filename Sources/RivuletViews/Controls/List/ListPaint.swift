import RivuletCore
import RivuletDrawing

/// The colours of lists, near those of Apple's systems.
struct ListPaint {
  let metrics: ListMetrics
  let scheme: ColorScheme

  private var isDark: Bool { scheme == .dark }

  /// The background of the whole list. It is clear in sidebars and groups on desktops, where the window shows through.
  var ground: PaintColor {
    guard metrics.idiom == .phone else {
      return metrics.look == .sidebar || metrics.hasCards ? .clear : PaintColor(hex: isDark ? 0x1E1E1E : 0xFFFFFF)
    }
    if metrics.hasCards { return PaintColor(hex: isDark ? 0x000000 : 0xF2F2F7) }
    return PaintColor(hex: isDark ? 0x000000 : 0xFFFFFF)
  }

  /// The background of a row that sets none.
  var row: PaintColor {
    guard metrics.hasCards else { return .clear }
    if metrics.idiom == .phone { return PaintColor(hex: isDark ? 0x1C1C1E : 0xFFFFFF) }
    return isDark ? PaintColor(hex: 0xFFFFFF, opacity: 0.06) : PaintColor(hex: 0x000000, opacity: 0.03)
  }

  /// The background of a header. It is opaque where headers can be pinned, so that rows don't show through.
  var header: PaintColor { metrics.pinsHeaders ? ground : .clear }

  /// Returns the background of a selected row.
  ///
  /// - Parameter isEmphasized: True if keys act on the selection, on a desktop.
  func selected(_ accent: PaintColor, isEmphasized: Bool) -> PaintColor {
    if metrics.idiom == .phone { return PaintColor(hex: isDark ? 0x3A3A3C : 0xD1D1D6) }
    return isEmphasized ? accent : PaintColor(hex: isDark ? 0x464646 : 0xDCDCDC)
  }

  /// The background of a pressed row.
  var pressed: PaintColor { metrics.idiom == .phone ? PaintColor(hex: isDark ? 0x3A3A3C : 0xD1D1D6) : .clear }

  /// The background of a dragged row.
  var lifted: PaintColor {
    metrics.idiom == .phone ? PaintColor(hex: isDark ? 0x2C2C2E : 0xFFFFFF) : PaintColor(hex: isDark ? 0x3A3A3A : 0xFFFFFF)
  }

  /// The background of every second row in lists with alternating rows.
  var alternating: PaintColor { isDark ? PaintColor(hex: 0xFFFFFF, opacity: 0.05) : PaintColor(hex: 0x000000, opacity: 0.04) }

  /// The line between rows.
  var separator: PaintColor { SystemColor.separator.paintColor(scheme, metrics.idiom) }
}
