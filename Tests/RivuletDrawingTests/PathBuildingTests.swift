import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@Suite struct PathBuildingTests {
  @Test func `a path is described by its coordinates and commands`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10.5, y: 0))
      path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
      path.addCurve(to: CGPoint(x: 0, y: 30), control1: CGPoint(x: 20, y: 20), control2: CGPoint(x: 10, y: 30))
      path.closeSubpath()
    }
    #expect(path.description == "0 0 m 10.5 0 l 20 0 20 10 q 20 20 10 30 0 30 c h")
    #expect(Path(path.description) == path)
  }

  @Test(arguments: ["0 0", "1 m", "1 2 3 l", "x", "0 0 m 1 1 z"])
  func `a text that is no path gives nil`(_ text: String) {
    #expect(Path(text) == nil)
  }

  @Test func `an empty text is the empty path`() {
    #expect(Path("")?.isEmpty == true)
    #expect(Path().description == "")
  }

  @Test func `a rectangle is described as one and equals its outline`() {
    let rect = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(rect.description == "1 2 3 4 re")
    #expect(Path("1 2 3 4 re") == rect)
    #expect(Path("1 2 m 4 2 l 4 6 l 1 6 l h") == rect)
    #expect(Path("1 2 3 4 re 5 5 m")?.description == "1 2 m 4 2 l 4 6 l 1 6 l h 5 5 m")
  }

  @Test func `adding to a path does not change its copies`() {
    var path = Path("0 0 m 1 1 l")!
    let copy = path
    path.addLine(to: CGPoint(x: 2, y: 2))
    #expect(copy.description == "0 0 m 1 1 l")
    #expect(path.description == "0 0 m 1 1 l 2 2 l")
  }

  @Test func `the current point is the end, or the beginning of the subpath after closing`() {
    #expect(Path().currentPoint == nil)
    #expect(Path("3 4 m 5 6 l")!.currentPoint == CGPoint(x: 5, y: 6))
    #expect(Path("0 0 m 3 4 m 5 6 l h")!.currentPoint == CGPoint(x: 3, y: 4))
    #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `drawing on after closing begins where the subpath began`() {
    var path = Path("3 4 m 5 6 l h")!
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.description == "3 4 m 5 6 l h 3 4 m 9 9 l")
  }

  @Test func `closing twice or nothing has no effect`() {
    var path = Path()
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.closeSubpath()
    #expect(path == Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func `many points become one open line`() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    path.addLines([])
    #expect(path.description == "0 0 m 1 0 l 1 1 l")
  }

  @Test func `rectangles and paths are appended with their transform`() {
    var path = Path()
    path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1)])
    path.addPath(Path("0 0 m 1 0 l")!, transform: CGAffineTransform(translationX: 5, y: 5))
    #expect(path.description.hasSuffix("2 0 m 3 0 l 3 1 l 2 1 l h 5 5 m 6 5 l"))
  }

  @Test func `negative sizes are turned round and null rectangles draw nothing`() {
    #expect(Path(CGRect(x: 5, y: 5, width: -3, height: -4)) == Path(CGRect(x: 2, y: 1, width: 3, height: 4)))
    #expect(Path(CGRect.null).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadius: 5).isEmpty)
  }

  @Test func `shapes that stay upright keep their kind when they are mapped`() {
    let scale = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let mapped = CGRect(x: 2, y: 2, width: 20, height: 40)
    #expect(Path(rect).applying(scale).frame == mapped)
    #expect(Path(ellipseIn: rect).applying(scale).frame == mapped)
    #expect(Path(roundedRect: rect, cornerRadius: 3).applying(scale) == Path(roundedRect: mapped, cornerRadius: 6))
    #expect(Path(rect).applying(CGAffineTransform(rotationAngle: 1)).frame == nil)
    #expect(Path(rect).offsetBy(dx: 1, dy: 2).frame == rect.offsetBy(dx: 1, dy: 2))
  }
}
