import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletRaster
import RivuletText
import Testing

/// Painters of another kind in the places of ours.
@Suite struct PainterSeamTests {
  /// Records where it shall draw, and fills the first pixel.
  private final class RecordingPainter: TextPainter, PicturePainter, TextMeasuring, @unchecked Sendable {
    var targets: [PixelTarget] = []
    var succeeds = true

    func paint(_ text: TextItem, on target: PixelTarget, into pixels: inout MutableRawSpan) {
      targets.append(target)
      pixels.storeBytes(of: 0xFF12_3456, as: UInt32.self)
    }

    func paint(_ list: DisplayList, over background: PaintColor, on target: PixelTarget, into pixels: inout MutableRawSpan) -> Bool {
      targets.append(target)
      pixels.storeBytes(of: 0xFF65_4321, as: UInt32.self)
      return succeeds
    }

    func releaseUnusedGlyphs() {}

    func releaseUnused() {}

    func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
      FixedAdvanceMeasurer().size(of: text, font: font, proposal: proposal, lineLimit: lineLimit)
    }
  }

  private let painter = RecordingPainter()
  private let surface = RasterSurface(width: 80, height: 60)

  private var text: DrawingItem {
    let text = StyledText("abc", font: ResolvedFont(size: 10))
    let layout = FixedAdvanceMeasurer().layout(text, style: ParagraphStyle(), proposal: .unspecified)
    return .text(TextItem(string: text.string, runs: text.runs, lines: layout.lines))
  }

  @Test func `text reaches its painter with the coordinates and the outlines around it`() {
    let outline = ClipEffect(path: Path(CGRect(x: 1, y: 2, width: 30, height: 20)), isEOFilled: true)
    surface.paint(
      DisplayList(
        scale: 2,
        commands: [
          .clip(outline), .transform(CGAffineTransform(translationX: 3, y: 4)), .draw(text, at: CGPoint(x: 1, y: 1)), .end, .end,
          .draw(text, at: .zero),
        ]), background: .white, with: Rasterizer(text: painter))
    #expect(painter.targets.map(\.map) == [CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 8, ty: 10), CGAffineTransform(scaleX: 2, y: 2)])
    #expect(painter.targets.map(\.clips) == [[PlacedClip(outline, map: CGAffineTransform(scaleX: 2, y: 2))], []])
    #expect(painter.targets.allSatisfy { $0.width == 80 && $0.height == 60 && $0.stride == surface.stride && $0.origin == .zero })
    #expect(surface.pixel(x: 0, y: 0)! == (0x12, 0x34, 0x56, 0xFF))
  }

  @Test func `text of a group is drawn on the pixels of the group`() {
    surface.paint(
      DisplayList(
        scale: 1,
        commands: [
          .layer(LayerEffect(opacity: 0.5)), .draw(text, at: CGPoint(x: 20, y: 10)), .draw(text, at: CGPoint(x: 20, y: 30)), .end,
        ]), background: .white, with: Rasterizer(text: painter))
    #expect(painter.targets.count == 2)
    for target in painter.targets {
      #expect(target.width < 60 && target.origin.x > 5 && target.origin.x <= 20 && target.origin.y > 0 && target.origin.y <= 10)
      #expect(target.map.tx == 20 && target.clips.isEmpty)
    }
  }

  @Test func `any painter of pictures paints a surface, within the region`() {
    let region = CGRect(x: 10, y: 10, width: 20, height: 20)
    surface.paint(DisplayList(scale: 2), origin: CGPoint(x: 5, y: 0), region: region, background: .white, with: painter)
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -10, ty: 0)
    #expect(painter.targets.map(\.map) == [map])
    #expect(painter.targets.map(\.clips) == [[PlacedClip(ClipEffect(path: Path(region), isAntialiased: false), map: map)]])
    #expect(surface.pixel(x: 0, y: 0)! == (0x65, 0x43, 0x21, 0xFF) && !surface.hasFailed)
    painter.succeeds = false
    surface.paint(DisplayList(scale: 2), background: .white, with: painter)
    #expect(surface.hasFailed)
  }
}
