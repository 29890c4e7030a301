import Foundation
import RivuletAnimation
import RivuletGeometry
import Testing

private let curves: [(String, UnitCurve)] = [
  ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut), ("circularEaseIn", .circularEaseIn),
  ("circularEaseOut", .circularEaseOut), ("circularEaseInOut", .circularEaseInOut),
  ("steep", .bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 0, y: 1))),
  ("flat", .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 1, y: 0))),
]

@Suite struct UnitCurveTests {
  @Test func `easing has the documented values (B6.27)`() {
    #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.32) < 0.01)
    #expect(abs(UnitCurve.easeOut.value(at: 0.5) - 0.68) < 0.01)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.25) - 0.13) < 0.01)
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
    #expect(UnitCurve.easeInEaseOut == .easeInOut)
  }

  @Test(arguments: curves)
  func `curves go from 0 to 1 and clamp outside (B6.27)`(_ name: String, _ curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 7) == 1)
    #expect(curve.value(at: .nan) == 0)
    var last = 0.0
    for step in 0...100 {
      let value = curve.value(at: Double(step) / 100)
      #expect(value >= last - 1e-9)
      last = value
    }
  }

  @Test(arguments: curves)
  func `the inverse leads back`(_ name: String, _ curve: UnitCurve) {
    for step in 1..<20 {
      let x = Double(step) / 20
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6, "\(x)")
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test(arguments: curves)
  func `the velocity is the slope of the value`(_ name: String, _ curve: UnitCurve) {
    for step in 1..<20 {
      let x = Double(step) / 20 + 0.001
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(1, slope), "\(x)")
    }
  }

  @Test func `velocities at the ends are those of the tangents`() {
    #expect(UnitCurve.linear.velocity(at: 0) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.circularEaseIn.velocity(at: 0) == 0)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
  }

  @Test func `where a curve stands still its velocity is 1 at the start and 0 at the end, where only its input does infinite`() {
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0 && UnitCurve.easeIn.velocity(at: 7) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1 && UnitCurve.easeOut.velocity(at: -3) == 1)
    #expect(UnitCurve.easeIn.inverse.velocity(at: 1) == 0 && UnitCurve.easeOut.inverse.velocity(at: 0) == 1)
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
      .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }
    #expect(curve(0, 1, 1, 0).velocity(at: 0) == .infinity)
    #expect(curve(0, -1, 0.5, 1).velocity(at: 0) == -.infinity)
    #expect(curve(0.25, 0.25, 0.75, 0.75).velocity(at: 0) == 1)
  }

  @Test(arguments: [0.0, 0.1, 0.35, 0.8]) func `velocities come in steps of 2 to the power of -20`(_ x: Double) {
    let velocity = UnitCurve.easeInOut.velocity(at: x) * 1_048_576
    #expect(velocity == velocity.rounded())
  }

  @Test func `a curve may overshoot in its output but not run back in its input`() {
    let back = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.5, y: -0.5), endControlPoint: UnitPoint(x: 0.5, y: 1.5))
    #expect(back.value(at: 0.1) < 0)
    #expect(back.value(at: 0.9) > 1)
    let wild = UnitCurve.bezier(startControlPoint: UnitPoint(x: -4, y: 0), endControlPoint: UnitPoint(x: 9, y: 1))
    #expect(wild.value(at: 0.4) == UnitCurve.bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1)).value(at: 0.4))
  }
}
