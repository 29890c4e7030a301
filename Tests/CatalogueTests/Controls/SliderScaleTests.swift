import Testing

@testable import RivuletControls

/// B12.06: numbers of sliders, in the form `lower...upper by step: share->value …`.
struct SliderScaleTests {
  private func check(_ scale: SliderScale, _ expected: [(share: Double, value: Double)], sourceLocation: SourceLocation = #_sourceLocation)
  {
    for (share, value) in expected {
      #expect(abs(scale.value(atFraction: share) - value) < 1e-9, "share \(share)", sourceLocation: sourceLocation)
    }
  }

  @Test func `shares become numbers of the range and back`() {
    let scale = SliderScale(bounds: -10...30, step: nil)
    check(scale, [(0, -10), (0.25, 0), (1, 30), (-3, -10), (7, 30)])
    #expect(scale.share(of: 10) == 0.5)
    #expect(scale.share(of: 500) == 1)
    #expect(scale.share(of: .nan) == 0)
  }

  @Test func `numbers are on steps from the lower bound, or at the upper one`() {
    let scale = SliderScale(bounds: 1...10, step: 4)
    check(scale, [(0, 1), (0.2, 1), (0.25, 5), (0.8, 9), (0.99, 9), (1, 9)])
    #expect(SliderScale(bounds: 0...10, step: 8).nearest(to: 13) == 8)
    #expect(SliderScale(bounds: 0...10, step: 6).nearest(to: 10) == 10)
  }

  @Test func `steps that are no steps do not count`() {
    for step in [0, -1, Double.nan, .infinity] {
      #expect(SliderScale(bounds: 0...1, step: step).value(atFraction: 0.3) == 0.3)
    }
  }

  @Test func `a range without length has one number`() {
    let scale = SliderScale(bounds: 2...2, step: nil)
    check(scale, [(0, 2), (0.5, 2), (1, 2)])
    #expect(scale.share(of: 2) == 0)
  }
}
