import Foundation
import RivuletGeometry
import RivuletLayout
import Testing

@Suite struct SpacerTests {
  @Test func `spacer pushes its neighbours apart`() {
    check(
      """
      HStack spacing=0 in 100x20
        Box 10x10
        Spacer
        Box 10x10
      """, places: "Box 0,0 10x10; Spacer 10,5 80x0; Box 90,0 10x10")
  }

  @Test func `a spacer wants no distance from its neighbours (B9.08, S115)`() {
    check(
      """
      HStack in 200x10
        Box:a 50x10
        Spacer
        Box:b 50x10
      """, places: "a 0,0 50x10; Spacer 50,5 100x0; b 150,0 50x10")
  }

  @Test func `a spacer keeps its minimum in a stack of ideal length (B9.09, S115)`() {
    check(
      """
      FixedSize in 200x10
        HStack spacing=0
          Box 50x10
          Spacer
          Box 50x10
      """, size: "108x10")
    check(
      """
      FixedSize in 200x10
        HStack
          Box 50x10
          Spacer min=30
          Box 50x10
      """, size: "130x10")
  }

  @Test func `a spacer is treated after everything else (B9.09)`() {
    check(
      """
      HStack spacing=0 in 100x10
        Spacer
        Color priority=-5
      """, places: "Spacer 0,5 8x0; Color 8,0 92x10")
    check(
      """
      HStack spacing=0 in 100x20
        Text 4
        Spacer min=0
        Text 4
      """, places: "Text 0,0 40x20; Spacer 40,10 20x0; Text 60,0 40x20")
  }

  @Test func `two spacers share the rest`() {
    check(
      """
      HStack spacing=0 in 100x10
        Spacer:l
        Box 20x10
        Spacer:r
      """, places: "l 0,5 40x0; Box 40,0 20x10; r 60,5 40x0")
  }

  @Test func `a spacer expands on its stack's axis only, and on both outside a stack (B9.09)`() {
    check("Spacer in 30x40", places: "Spacer 0,0 30x40")
    check("Spacer in nilx3", places: "Spacer 0,0 8x8")
    check(
      """
      VStack spacing=0 in 30x40
        Spacer
      """, places: "Spacer 0,0 0x40", size: "0x40")
  }

  @Test func `a spacer with a fixed height takes exactly that in a column (B9.10)`() {
    check(
      """
      VStack alignment=leading in 100x200
        Box:a 40x20
        Frame h=4
          Spacer
        Box:b 60x20
        Frame h=12
          Spacer
        Box:c 50x20
      """, places: "a 0,0 40x20; Spacer 0,18 0x8; b 0,24 60x20; Spacer 0,44 0x12; c 0,56 50x20")
  }

  @Test func `lengths that are no lengths fall back to zero`() {
    #expect(SpacerLayout(axis: .horizontal, minLength: -5).size(in: .zero) == .zero)
    #expect(SpacerLayout(axis: nil, minLength: .nan).size(in: ProposedViewSize(width: .nan, height: -3)) == .zero)
  }
}
