import RivuletCore
import RivuletDrawing

/// The colours of lists, near those of Apple's systems.
struct ListPaint {
  let metrics: ListMetrics
  let scheme: ColorScheme

  private var isDark: Bool { scheme == .dark }

  /// The ground of the whole list; clear in sidebars and groups of desktops, where the window shows through.
  var ground: PaintColor {
    guard metrics.idiom == .phone else {
      return metrics.look == .sidebar || metrics.hasCards ? .clear : PaintColor(hex: isDark ? 0x1E1E1E : 0xFFFFFF)
    }
    if metrics.hasCards { return PaintColor(hex: isDark ? 0x000000 : 0xF2F2F7) }
    return PaintColor(hex: isDark ? 0x000000 : 0xFFFFFF)
  }

  /// The ground of a row that says nothing itself.
  var row: PaintColor {
    guard metrics.hasCards else { return .clear }
    if metrics.idiom == .phone { return PaintColor(hex: isDark ? 0x1C1C1E : 0xFFFFFF) }
    return isDark ? PaintColor(hex: 0xFFFFFF, opacity: 0.06) : PaintColor(hex: 0x000000, opacity: 0.03)
  }

  /// The ground of a header that may be pinned, so that rows are not seen through it.
  var header: PaintColor { metrics.pinsHeaders ? ground : .clear }

  /// The ground of a selected row.
  ///
  /// - Parameter isEmphasized: Whether keys act on the selection of a desktop.
  func selected(_ accent: PaintColor, isEmphasized: Bool) -> PaintColor {
    if metrics.idiom == .phone { return PaintColor(hex: isDark ? 0x3A3A3C : 0xD1D1D6) }
    return isEmphasized ? accent : PaintColor(hex: isDark ? 0x464646 : 0xDCDCDC)
  }

  /// The ground of a row that is pressed.
  var pressed: PaintColor { metrics.idiom == .phone ? PaintColor(hex: isDark ? 0x3A3A3C : 0xD1D1D6) : .clear }

  /// The ground of a row that is dragged.
  var lifted: PaintColor {
    metrics.idiom == .phone ? PaintColor(hex: isDark ? 0x2C2C2E : 0xFFFFFF) : PaintColor(hex: isDark ? 0x3A3A3A : 0xFFFFFF)
  }

  /// Every second row where rows alternate.
  var alternating: PaintColor { isDark ? PaintColor(hex: 0xFFFFFF, opacity: 0.05) : PaintColor(hex: 0x000000, opacity: 0.04) }

  /// The line between rows.
  var separator: PaintColor { SystemColor.separator.paintColor(scheme, metrics.idiom) }
}
