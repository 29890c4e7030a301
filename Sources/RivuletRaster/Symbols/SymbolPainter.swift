import CCairo
import Foundation

/// A painter that draws symbols with cairo, in black.
struct SymbolPainter {
  let context: OpaquePointer

  /// Paints a drawing into a rectangle. Returns false if one of its files is damaged.
  func paint(_ drawing: SymbolDrawing, in rect: CGRect) -> Bool {
    switch drawing {
    case .file(let file): return paint(file, in: rect)
    case .characters(let text):
      paint(text, in: rect)
      return true
    case .framed(let content, let shape, let isFilled):
      let inner = rect.scaled(by: SymbolDrawing.framedFraction)
      guard isFilled else { return paint(shape, in: rect) && paint(content, in: inner) }
      return grouped { paint(shape, in: rect) && cut { paint(content, in: inner) } }
    case .struck(let content):
      return grouped { paint(content, in: rect) && cut { strike(rect, width: 0.22) } } && strike(rect, width: 0.075)
    case .badged(let content, let badge):
      let side = rect.width * SymbolDrawing.badgeFraction
      let corner = CGRect(x: rect.maxX - side, y: rect.maxY - side, width: side, height: side)
      return paint(content, in: rect, apartFrom: corner) && paint(badge, in: corner)
    case .dotted(let content):
      let side = rect.width * SymbolDrawing.dotFraction
      let corner = CGRect(x: rect.maxX - side, y: rect.minY, width: side, height: side)
      return paint(content, in: rect, apartFrom: corner) && disk(corner)
    }
  }

  /// Paints a drawing, but leaves out a disk in a corner and a gap around the disk.
  private func paint(_ drawing: SymbolDrawing, in rect: CGRect, apartFrom corner: CGRect) -> Bool {
    grouped { paint(drawing, in: rect) && cut { disk(corner.insetBy(dx: -rect.width / 16, dy: -rect.width / 16)) } }
  }

  private func paint(_ file: URL, in rect: CGRect) -> Bool {
    guard let handle = rsvg_handle_new_from_file(file.path, nil) else { return false }
    defer { g_object_unref(handle) }
    var viewport = RsvgRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    return rsvg_handle_render_document(handle, context, &viewport, nil) != 0
  }

  /// Paints a letter or number, centred in a rectangle.
  private func paint(_ text: String, in rect: CGRect) {
    cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
    cairo_set_font_size(context, rect.height * (text.count > 1 ? 0.95 : 1.2))
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    cairo_move_to(
      context, rect.midX - extents.x_bearing - extents.width / 2, rect.midY - extents.y_bearing - extents.height / 2)
    cairo_show_text(context, text)
  }

  /// Draws the diagonal line through a symbol. The line's thickness is a fraction of the rectangle's width.
  private func strike(_ rect: CGRect, width: CGFloat) -> Bool {
    let line = rect.insetBy(dx: rect.width * 0.09, dy: rect.height * 0.09)
    cairo_set_line_width(context, rect.width * width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_move_to(context, line.minX, line.minY)
    cairo_line_to(context, line.maxX, line.maxY)
    cairo_stroke(context)
    return true
  }

  private func disk(_ rect: CGRect) -> Bool {
    cairo_new_path(context)
    cairo_arc(context, rect.midX, rect.midY, rect.width / 2, 0, 2 * .pi)
    cairo_fill(context)
    return true
  }

  /// Paints onto a separate surface, and then paints that surface.
  private func grouped(_ paint: () -> Bool) -> Bool {
    cairo_push_group(context)
    let isPainted = paint()
    cairo_pop_group_to_source(context)
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    return isPainted
  }

  /// Erases the area that a closure paints.
  private func cut(_ paint: () -> Bool) -> Bool {
    cairo_push_group(context)
    let isPainted = paint()
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    return isPainted
  }
}

extension CGRect {
  /// Returns a rectangle with the same centre and scaled sides.
  fileprivate func scaled(by share: CGFloat) -> CGRect {
    insetBy(dx: width * (1 - share) / 2, dy: height * (1 - share) / 2)
  }
}
