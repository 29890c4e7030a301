import Testing

@Suite struct SingleChildLayoutTests {
  @Test func `padding shrinks the proposal and adds to the size (B9.15)`() {
    check(
      """
      Padding top=1 leading=2 bottom=3 trailing=4 in 100x50
        Color
      """, places: "Color 2,1 94x46", size: "100x50")
    check(
      """
      Padding leading=30 trailing=30 in 50x50
        Color
      """, places: "Color 30,0 0x50", size: "60x50")
    check(
      """
      Padding leading=30 in nilxnil
        Color
      """, size: "40x10")
  }

  @Test func `negative padding lets the child reach out, and the size is never negative (B9.15)`() {
    check("Padding leading=-10 in 100x50\n  Color", places: "Color -10,0 110x50", size: "100x50")
    check("Padding leading=-100 in 20x50\n  Box 30x10", size: "0x10")
  }

  @Test func `a fixed size is the ideal size on the chosen axes (B9.14)`() {
    check("FixedSize in 50x50\n  Text 20", places: "Text 0,0 200x20", size: "200x20")
    check("FixedSize axis=v in 50x50\n  Text 20", places: "Text 0,0 50x80")
    check("FixedSize axis=h in 50x30\n  Color", places: "Color 0,0 10x30")
  }

  @Test func `an aspect ratio fits into the proposal or fills it (B9.25)`() {
    check("AspectRatio ratio=2 in 100x100\n  Color", places: "Color 0,0 100x50", size: "100x50")
    check("AspectRatio ratio=0.5 in 100x100\n  Color", size: "50x100")
    check("AspectRatio ratio=2 fill in 100x100\n  Color", size: "200x100")
    check("AspectRatio ratio=2 in 100xnil\n  Color", size: "100x50")
    check("AspectRatio ratio=2 in nilx100\n  Color", size: "200x100")
    check("AspectRatio ratio=2 in infx100\n  Color", size: "200x100")
    check("AspectRatio ratio=2 in nilxnil\n  Color", size: "10x5")
    check("AspectRatio ratio=2 in 0x0\n  Color", size: "0x0")
  }

  @Test func `without a ratio the child's ideal one counts (B9.25)`() {
    check("AspectRatio in 100x100\n  Box 40...400x20...200", size: "100x50")
  }

  @Test func `an aspect ratio does not force the child`() {
    check("AspectRatio ratio=2 in 100x100\n  Box 30x30", size: "30x30")
  }

  @Test(arguments: ["0", "-1", "nan", "inf"])
  func `a ratio that no rectangle has is ignored`(_ ratio: String) {
    check("AspectRatio ratio=\(ratio) in 100x80\n  Color", size: "100x80")
  }

  @Test func `a position takes the whole proposal and puts the child's centre there (B9.26)`() {
    check("Position x=30 y=40 in 200x100\n  Box 20x10", places: "Box 20,35 20x10", size: "200x100")
    check("Position x=30 y=40 in nilx100\n  Box 20x10", size: "20x100")
  }
}
