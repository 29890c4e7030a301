import RivuletGeometry
import Testing

@Suite struct AngleTests {
  @Test func `degrees and radians are two names of one angle`() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(abs(Angle(radians: .pi / 4).degrees - 45) < 1e-12)
    var angle = Angle.zero
    angle.degrees = 90
    #expect(angle == .radians(.pi / 2))
  }

  @Test func `angles beyond a full turn are kept and ordered`() {
    #expect(Angle.degrees(720) > .degrees(360))
    #expect(Angle.degrees(720).degrees == 720)
  }

  @Test func `angles can be added, multiplied and reversed`() {
    #expect(Angle.radians(1) + .radians(2) == .radians(3))
    #expect(Angle.radians(1) - .radians(2) == -.radians(1))
    #expect(Angle.radians(3) * 2 / 3 == .radians(2))
    var angle = Angle.radians(1)
    angle += .radians(2)
    angle -= .radians(1)
    angle *= 3
    angle /= 2
    #expect(angle == .radians(3))
  }
}
