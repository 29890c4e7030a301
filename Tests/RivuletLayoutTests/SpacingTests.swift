import Foundation
import RivuletGeometry
import RivuletLayout
import Testing

@Suite struct SpacingTests {
  @Test func `children that say nothing are 8 apart (B9.08)`() {
    check(
      """
      VStack in 20x100
        Box:a 10x10
        Box:b 10x10
      """, places: "a 0,0 10x10; b 0,18 10x10", size: "10x28")
  }

  @Test func `the spacing of a stack replaces all wishes (B9.08)`() {
    check(
      """
      HStack spacing=3 in 100x10
        Box:a 10x10
        Spacer
        Box:b 10x10
      """, places: "a 0,0 10x10; Spacer 13,5 74x0; b 90,0 10x10")
  }

  @Test func `a negative spacing lets children overlap`() {
    check(
      """
      HStack spacing=-4 in nilx10
        Box:a 10x10
        Box:b 10x10
      """, places: "a 0,0 10x10; b 6,0 10x10", size: "16x10")
  }

  @Test func `a wish beats silence and the larger of two wishes counts`() {
    let silent = ViewSpacing()
    let wide = ViewSpacing(top: 20, leading: 20, bottom: 20, trailing: 20)
    #expect(silent.distance(to: silent, along: .horizontal) == 8)
    #expect(silent.distance(to: .zero, along: .vertical) == 0)
    #expect(wide.distance(to: .zero, along: .vertical) == 20)
    #expect(wide.distance(to: silent, along: .horizontal) == 20)
  }

  @Test func `a union has the larger wish on the named sides`() {
    let wide = ViewSpacing(top: 20, leading: 20, bottom: 20, trailing: 20)
    #expect(ViewSpacing.zero.union(wide, edges: .top).isEqual(to: ViewSpacing(top: 20, leading: 0, bottom: 0, trailing: 0)))
    #expect(ViewSpacing().union(.zero).isEqual(to: ViewSpacing()))
    #expect(ViewSpacing().union(wide).isEqual(to: wide))
  }

  @Test func `a row ends with a spacer and keeps its wish for no distance`() {
    check(
      """
      HStack in 100x10
        HStack
          Box:a 10x10
          Spacer
        Box:b 10x10
      """, places: "a 0,0 10x10; Spacer 10,5 80x0; b 90,0 10x10")
  }
}
