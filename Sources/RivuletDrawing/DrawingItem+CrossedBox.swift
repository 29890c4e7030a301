package import Foundation

extension DrawingItem {
  /// Returns a crossed box, drawn in place of an unknown symbol or a picture that cannot be drawn.
  package static func crossedBox(in rect: CGRect, color: PaintColor) -> DrawingItem {
    let width = max(rect.height / 16, 0.5)
    let box = rect.insetBy(dx: rect.width / 8, dy: rect.height / 8)
    var path = Path(roundedRect: box, cornerRadius: box.height / 6)
    path.addLines([CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)])
    path.addLines([CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY)])
    return .stroke(path, .color(color), StrokeStyle(lineWidth: width))
  }
}
