import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletScreens

/// Text to draw with UIKit and AppKit attributes.
struct DrawnString {
  private let text: Text
  /// The background colour of the text.
  private let background: Color?
  private let paragraph: NSParagraphStyle.Style

  /// Creates text with uniform attributes.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    let attributes = attributes ?? [:]
    let drawn = DrawnAttributes(attributes)
    text = Self.text(string, drawn)
    background = drawn.background
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? NSParagraphStyle.Style()
  }

  /// Creates text from an attributed string. The first paragraph's settings apply to all paragraphs.
  init(_ string: NSAttributedString) {
    var text = Text(verbatim: "")
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      text = Text("\(text)\(Self.text(string.attributedSubstring(from: range).string, DrawnAttributes(attributes)))")
    }
    self.text = text
    let first = string.length > 0 ? string.attributes(at: 0, effectiveRange: nil) : [:]
    background = DrawnAttributes(first).background
    paragraph = (first[.paragraphStyle] as? NSParagraphStyle)?.style ?? NSParagraphStyle.Style()
  }

  private static func text(_ string: String, _ attributes: DrawnAttributes) -> Text {
    var text = Text(verbatim: string).font(attributes.font?.font ?? .system(size: 12)).foregroundColor(attributes.foreground ?? .black)
    if let kern = attributes.kern { text = text.kerning(kern) }
    if let tracking = attributes.tracking { text = text.tracking(tracking) }
    if let offset = attributes.baselineOffset { text = text.baselineOffset(offset) }
    if let style = attributes.underline { text = text.underline(pattern: style.pattern) }
    if let style = attributes.strikethrough { text = text.strikethrough(pattern: style.pattern) }
    return text
  }

  /// Returns the size of the text in an area, or without a limit on the line length.
  func size(in area: CGSize? = nil) -> CGSize {
    MainThread.run {
      resolved(in: .offscreen(.zero, .identity)).measure(in: area ?? CGSize(width: CGFloat.infinity, height: .infinity))
    }
  }

  /// Draws the text in the current context. The point is the text's top left corner, or its bottom left corner if the y-axis points up.
  func draw(at point: CGPoint) {
    let size = size()
    draw(in: CGRect(origin: point, size: size), size)
  }

  /// Draws the text in the current context, starting at the top of a rectangle.
  func draw(in rect: CGRect) {
    let rect = rect.standardized
    draw(in: rect, rect.isNull ? .zero : size(in: rect.size))
  }

  private func draw(in rect: CGRect, _ size: CGSize) {
    guard let entry = ContextStack.current.top, !rect.isNull, size.width > 0 else { return }
    let indent = max(rect.width - size.width, 0) * paragraph.alignment.indent
    let map = entry.context.upright(rect, pointsDown: entry.pointsDown)
    nonisolated(unsafe) let context = entry.context
    MainThread.run {
      context.paint { graphics in
        var graphics = graphics
        graphics.transform = map
        let area = CGRect(x: indent, y: 0, width: size.width, height: size.height)
        if let background { graphics.fill(Path(area), with: .color(background)) }
        graphics.draw(resolved(in: graphics), in: area)
      }
    }
  }

  private func resolved(in graphics: GraphicsContext) -> GraphicsContext.ResolvedText {
    guard var text = graphics.host.resolve(text, in: graphics.environment) else { return .init(text: nil, context: graphics) }
    text.style.lineSpacing += paragraph.lineSpacing
    switch paragraph.alignment {
    case .left, .justified, .natural: text.style.alignment = .leading
    case .center: text.style.alignment = .center
    case .right: text.style.alignment = .trailing
    }
    switch paragraph.lineBreakMode {
    case .byTruncatingHead: (text.style.truncation, text.style.lineLimit) = (.head, 1)
    case .byTruncatingTail: (text.style.truncation, text.style.lineLimit) = (.tail, 1)
    case .byTruncatingMiddle: (text.style.truncation, text.style.lineLimit) = (.middle, 1)
    case .byWordWrapping, .byCharWrapping, .byClipping: break
    }
    return .init(text: text, context: graphics)
  }
}
