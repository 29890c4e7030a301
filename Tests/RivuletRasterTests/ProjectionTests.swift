import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@testable import RivuletRaster

/// Groups that are seen in space.
struct ProjectionTests {
  private func turned(_ degrees: Double, _ axis: SIMD3<Double>, in side: CGFloat = 40) -> ProjectionTransform {
    SpaceRotation(angle: .degrees(degrees), axis: axis).transform(in: CGSize(width: side, height: side))
  }

  @Test func `a map that moves nothing draws the same pixels`() {
    let box = DisplayList.Command.box(8, 8, 20, 20, 0x3060C0)
    #expect(Picture([.project(ProjectionTransform()), box, .end]).bytes == Picture([box]).bytes)
  }

  @Test func `an affine map looks like a transform`() {
    let map = CGAffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 9, ty: -3)
    let box = DisplayList.Command.box(10, 10, 20, 15, 0xFF0000)
    let comparison = Picture([.project(ProjectionTransform(map)), box, .end]).surface
      .compare(with: Picture([.transform(map), box, .end]).surface, tolerance: 70)
    #expect(comparison.count == 0)
  }

  @Test func `the side that is turned away is smaller`() {
    let picture = Picture([.project(turned(45, SIMD3(0, 1, 0))), .box(5, 5, 30, 30, 0), .end])
    func height(_ x: Int) -> Int { (0..<40).count { picture[x, $0] != "FFFFFF" } }
    #expect(height(12) > height(20) && height(20) > height(26) && height(20) >= 29)
    #expect(picture[12, 20] == "000000" && picture[1, 20] == "FFFFFF" && picture[36, 20] == "FFFFFF")
  }

  @Test func `the back of a picture is its mirror image`() {
    let half = turned(180, SIMD3(0, 1, 0))
    let picture = Picture([.project(half), .box(0, 0, 20, 40, 0xFF0000), .box(20, 0, 20, 40, 0x0000FF), .end])
    #expect(picture[5, 20] == "0000FF" && picture[35, 20] == "FF0000")
  }

  @Test func `what lies behind the eye is not drawn`() {
    var map = ProjectionTransform()
    map.m13 = -0.05
    let picture = Picture([.project(map), .box(0, 0, 10, 40, 0xFF0000), .box(25, 0, 100, 40, 0x0000FF), .end])
    #expect(picture[5, 20] == "FF0000" && picture[15, 20] == "FF0000")
    #expect((0..<40).allSatisfy { x in (0..<40).allSatisfy { picture[x, $0] != "0000FF" } })
  }

  @Test func `edges and small patterns are mixed rather than dropped`() {
    // Stripes of one point, seen from nearly the side, become grey.
    let stripes = (0..<40).filter { $0.isMultiple(of: 2) }.map { DisplayList.Command.box(CGFloat($0), 0, 1, 40, 0) }
    let picture = Picture([.project(turned(80, SIMD3(0, 1, 0)))] + stripes + [.end])
    let row = (0..<40).compactMap { picture.surface.pixel(x: $0, y: 20)?.red }.filter { $0 < 250 }
    #expect(row.count >= 4 && row.allSatisfy { $0 > 60 })
  }

  @Test func `a part of a projected picture looks as it does in the whole`() {
    // The axis of the turn goes through the middle of a column, where a pixel covers just one of the picture.
    let axes: [SIMD3<Double>] = [SIMD3(0, 1, 0), SIMD3(1, 0, 0)]
    for axis in axes {
      for degrees in stride(from: 1.0, to: 90, by: 1) {
        let map = SpaceRotation(angle: .degrees(degrees), axis: axis).transform(in: CGSize(width: 41, height: 41))
        let pattern = (0..<41).map { DisplayList.Command.box(CGFloat($0), CGFloat($0 % 7), 1, 30, $0.isMultiple(of: 2) ? 0 : 0xFF0000) }
        let commands: [DisplayList.Command] = [.project(map)] + pattern + [.end]
        let whole = Picture(commands, width: 41, height: 41)
        for part in [CGRect(x: 17, y: 13, width: 9, height: 11), CGRect(x: 20, y: 20, width: 1, height: 1)] {
          let clipped = Picture([.clip(ClipEffect(path: Path(part)))] + commands + [.end], width: 41, height: 41)
          for x in Int(part.minX)..<Int(part.maxX) {
            for y in Int(part.minY)..<Int(part.maxY) where clipped[x, y] != whole[x, y] {
              Issue.record("\(degrees) degrees around \(axis): \(clipped[x, y]) at \(x), \(y), and \(whole[x, y]) in the whole")
            }
          }
        }
      }
    }
  }

  @Test func `what blends in a projected group meets only what is inside`() {
    let picture = Picture([
      .box(0, 0, 40, 40, 0x808080), .project(turned(10, SIMD3(1, 0, 0))), .layer(LayerEffect(blendMode: .multiply)),
      .box(10, 10, 20, 20, 0xFF8000), .end, .end,
    ])
    #expect(picture[20, 20] == "FF8000")
  }

  @Test func `groups in groups, clips and layers are drawn in the same place`() {
    let inner: [DisplayList.Command] = [
      .transform(CGAffineTransform(translationX: 10, y: 10)), .clip(ClipEffect(path: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))),
      .layer(LayerEffect(opacity: 0.5)), .box(-5, -5, 40, 40, 0xFF0000), .box(0, 0, 1, 1, 0), .end, .end, .end,
    ]
    let picture = Picture(
      [.transform(CGAffineTransform(translationX: 5, y: 0)), .project(turned(20, SIMD3(0, 1, 0)))] + inner + [.end, .end])
    #expect(picture[21, 15] == "FF8080" || picture[21, 15] == "FF7F7F")
    #expect(picture[30, 15] == "FFFFFF" && picture[21, 25] == "FFFFFF")
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e30, -1e30, 0])
  func `numbers that mean nothing draw nothing and harm nothing`(_ number: CGFloat) {
    var map = ProjectionTransform()
    (map.m11, map.m13, map.m31) = (number, number, number)
    _ = Picture([.project(map), .box(0, 0, 10, 10, 0), .end])
    map = ProjectionTransform()
    map.m33 = number
    _ = Picture([.project(map), .layer(LayerEffect(blurRadius: 3)), .box(0, 0, number, 10, 0), .end, .end])
  }
}
