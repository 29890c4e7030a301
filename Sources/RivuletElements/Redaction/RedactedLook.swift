import Foundation
import RivuletDrawing

/// The look of redacted content (our choice, based on the system's look).
enum RedactedLook {
  static let cornerRadius: CGFloat = 4

  /// Returns the colour of the bars for content of the given colour.
  static func color(_ color: PaintColor) -> PaintColor { color.opacity(multipliedBy: 0.16) }

  /// Returns a path with a bar for each line of text.
  static func bars(for lines: TextLines, fontSize: CGFloat) -> Path {
    var path = Path()
    for line in lines where !line.rect.isEmpty {
      // The bar extends from slightly above the capitals to slightly below the baseline.
      let (top, bottom) = (line.baseline - fontSize * 0.8, line.baseline + fontSize * 0.14)
      let bar = CGRect(x: line.rect.minX, y: top, width: line.rect.width, height: bottom - top)
      let radius = min(cornerRadius, bar.height / 2, bar.width / 2)
      path.addRoundedRect(in: bar, cornerSize: CGSize(width: radius, height: radius))
    }
    return path
  }
}
