import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

/// Areas laid over each other.
@Suite struct PathSetTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test func `two squares make the outlines that they should`() {
    #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(left.intersection(right).elements.count == 5)
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(left.union(right).elements.count == 9)
    #expect(left.subtracting(right).elements.count == 7)
    #expect(!left.subtracting(right).contains(CGPoint(x: 15, y: 15)))
    #expect(left.subtracting(right).contains(CGPoint(x: 5, y: 15)))
    let difference = left.symmetricDifference(right)
    #expect(!difference.contains(CGPoint(x: 15, y: 15)))
    #expect(difference.contains(CGPoint(x: 5, y: 5)) && difference.contains(CGPoint(x: 25, y: 25)))
  }

  @Test func `areas that share edges, lie in each other or apart are no special cases`() {
    let next = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(left.union(next).elements.count == 5)
    #expect(left.union(next).boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(left.intersection(next).isEmpty)
    #expect(left.union(left).boundingRect == left.boundingRect)
    #expect(left.subtracting(left).isEmpty)
    let inside = Path(CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(left.intersection(inside).boundingRect == inside.boundingRect)
    #expect(!left.subtracting(inside).contains(CGPoint(x: 7, y: 7)))
    #expect(left.subtracting(inside).contains(CGPoint(x: 2, y: 2)))
    let apart = Path(CGRect(x: 100, y: 0, width: 5, height: 5))
    #expect(left.intersection(apart).isEmpty)
    #expect(left.union(apart).contains(CGPoint(x: 102, y: 2)) && left.union(apart).contains(CGPoint(x: 2, y: 2)))
    #expect(Path().union(left).boundingRect == left.boundingRect)
    #expect(left.intersection(Path()).isEmpty)
  }

  @Test func `every point of random areas lies where the rule says`() {
    var random = SplitMix(seed: 11)
    func blob() -> Path {
      var path = Path()
      path.move(to: random.point())
      for _ in 0..<3 { path.addCurve(to: random.point(), control1: random.point(), control2: random.point()) }
      path.closeSubpath()
      return path
    }
    var mistakes = 0
    for _ in 0..<40 {
      let (first, second) = (blob(), blob())
      let (union, both, difference) = (first.union(second), first.intersection(second), first.symmetricDifference(second))
      let only = first.subtracting(second)
      let bounds = first.boundingRect.union(second.boundingRect)
      for _ in 0..<40 {
        let point = CGPoint(
          x: bounds.minX + bounds.width * random.number(0...1), y: bounds.minY + bounds.height * random.number(0...1))
        let (one, two) = (first.contains(point), second.contains(point))
        let found = [union, both, only, difference].map { $0.contains(point) }
        // A point may lie between a curve and its edges.
        if found != [one || two, one && two, one && !two, one != two] { mistakes += 1 }
      }
    }
    #expect(mistakes <= 3)
  }

  @Test func `lines are cut at the edge of an area`() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 10))
    line.addLine(to: CGPoint(x: 40, y: 10))
    #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 10, width: 20, height: 0))
    #expect(line.lineIntersection(left).elements.count == 2)
    #expect(line.lineSubtraction(left).elements.count == 4)
  }

  @Test func `a hole by the even-odd rule is a hole`() {
    var ring = left
    ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let cut = ring.intersection(right, eoFill: true)
    #expect(!cut.contains(CGPoint(x: 12, y: 12), eoFill: true))
    #expect(cut.contains(CGPoint(x: 18, y: 18), eoFill: true))
  }

  @Test func `numbers that are none give nothing and end`() {
    var broken = Path()
    broken.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 10, y: CGFloat.infinity), .zero])
    #expect(left.union(broken).boundingRect == left.boundingRect)
    #expect(broken.intersection(left).isEmpty)
  }
}
