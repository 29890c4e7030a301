import Foundation
import RivuletDrawing
import Testing

/// Meshes of colours.
struct MeshTests {
  /// A mesh over a rectangle of 40 by 40 with colours from the corners.
  private func mesh(_ colors: [UInt32], background: PaintColor = .clear) -> MeshPaint {
    let points = [(0, 0), (40, 0), (0, 40), (40, 40)].map { CGPoint(x: $0.0, y: $0.1) }
    return MeshPaint(
      columns: 2, rows: 2, points: points.map { MeshPaint.Point(position: $0, leading: $0, top: $0, trailing: $0, bottom: $0) },
      colors: colors.map { PaintColor(hex: $0) }, background: background)
  }

  private func picture(_ mesh: MeshPaint) -> Picture {
    Picture([.draw(.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .mesh(mesh), FillStyle()), at: .zero)])
  }

  @Test func `a mesh of one colour is that colour, and mixes between others`() {
    let plain = picture(mesh([0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000]))
    #expect(plain[20, 20] == "FF0000" && plain[1, 38] == "FF0000")
    let mixed = picture(mesh([0xFF0000, 0xFF0000, 0x0000FF, 0x0000FF]))
    #expect(mixed[20, 1] > "E00000" && mixed[20, 38] < "200000")
    #expect(mixed[20, 20] < mixed[20, 1] && mixed[20, 20] > mixed[20, 38])
  }

  @Test func `the background shows where the mesh does not reach`() {
    var small = mesh([0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000], background: PaintColor(hex: 0x00FF00))
    for index in small.points.indices {
      let position = small.points[index].position
      let point = CGPoint(x: position.x / 2, y: position.y / 2)
      small.points[index] = MeshPaint.Point(position: point, leading: point, top: point, trailing: point, bottom: point)
    }
    let drawn = picture(small)
    #expect(drawn[10, 10] == "FF0000" && drawn[30, 30] == "00FF00")
  }

  @Test func `a mesh of too few points or of numbers that are none is its background`() {
    var broken = mesh([0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000], background: PaintColor(hex: 0x00FF00))
    broken.points.removeLast()
    #expect(picture(broken)[20, 20] == "00FF00")
    var endless = mesh([0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000], background: PaintColor(hex: 0x00FF00))
    endless.points[0].position.x = .nan
    #expect(picture(endless)[20, 20] == "00FF00")
  }
}
