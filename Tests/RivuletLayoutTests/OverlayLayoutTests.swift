import Testing

@Suite struct OverlayLayoutTests {
  @Test func `every child gets the full proposal and the size is the union (B9.17)`() {
    check(
      """
      ZStack in 100x50
        Box:a 20x40
        Box:b 60x10
      """, places: "a 20,0 20x40; b 0,15 60x10", size: "60x40")
    check(
      """
      ZStack in 100x50
        Color
        Box 60x10
      """, places: "Color 0,0 100x50; Box 20,20 60x10", size: "100x50")
  }

  @Test func `children meet at the guides of the alignment`() {
    check(
      """
      ZStack alignment=trailing,bottom in 100x50
        Box:a 20x40
        Box:b 60x10
      """, places: "a 40,0 20x40; b 0,30 60x10")
    check(
      """
      ZStack alignment=leading,top in 100x50
        Box:a 20x20 guide=leading:20
        Box:b 20x20
      """, places: "a 0,0 20x20; b 20,0 20x20", size: "40x20")
  }

  @Test func `only children with the highest priority determine the size (B9.17)`() {
    check(
      """
      ZStack in 100x50
        Color
        Box 60x10 priority=1
      """, places: "Color -20,-20 100x50; Box 0,0 60x10", size: "60x10")
  }

  @Test func `an overlay is proposed the primary's size and never changes it (B9.16, S118)`() {
    check(
      """
      Overlay in 300x300
        Box:a 20x20
        Box:b 100x100
      """, places: "a 0,0 20x20; b -40,-40 100x100", size: "20x20")
    check(
      """
      Overlay alignment=trailing,top in 300x300
        Box:a 80x20
        Box:b 0...50x0...50
      """, places: "a 0,0 80x20; b 30,0 50x20", size: "80x20")
  }

  @Test func `an overlay can hang on an explicit guide of the primary`() {
    check(
      """
      Overlay alignment=center,firstTextBaseline in 300x300
        Text:a 2
        Box:b 10x3
      """, places: "a 0,0 20x20; b 5,12 10x3")
  }

  @Test func `without children there is no size`() {
    check("ZStack in 100x50", size: "0x0")
  }
}
