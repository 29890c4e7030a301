import Testing

@Suite struct StackLayoutTests {
  @Test func `a child of a fixed length leaves the rest to the flexible one (B9.04)`() {
    check(
      """
      HStack spacing=0 in 175x10
        Color
        Box 100x10
      """, places: "Color 0,0 75x10; Box 75,0 100x10")
  }

  @Test func `equally flexible children share what the fixed one leaves (B9.04)`() {
    check(
      """
      HStack spacing=0 in 600x10
        Box 100x10
        Color:a
        Color:b
      """, places: "Box 0,0 100x10; a 100,0 250x10; b 350,0 250x10")
  }

  @Test func `the least flexible child is asked first and the rest goes to the others (B9.04)`() {
    check(
      """
      HStack spacing=0 in 600x10
        Box:a 0...200x10
        Box:b 100x10
        Color:c
      """, places: "a 0,0 200x10; b 200,0 100x10; c 300,0 300x10")
  }

  @Test func `of equally flexible children the first in order is asked first (S113)`() {
    check(
      """
      HStack spacing=10 in 320x10
        Half
          Color:h
        Color:a
        Color:b
      """, places: "h 0,0 50x10; a 60,0 125x10; b 195,0 125x10")
    check(
      """
      HStack spacing=10 in 320x10
        Color:a
        Half
          Color:h
        Color:b
      """, places: "a 0,0 100x10; h 110,0 50x10; b 170,0 150x10")
  }

  @Test func `a stack reports its real length when its children overflow (B9.05)`() {
    check(
      """
      HStack spacing=0 in 50x10
        Box:a 40x10
        Box:b 40x10
        Color:c
      """, places: "a 0,0 40x10; b 40,0 40x10; c 80,0 0x10", size: "80x10")
  }

  @Test func `a proposal to a child is never negative (B9.05)`() {
    check(
      """
      HStack spacing=30 in 20x10
        Color:a
        Color:b
      """, places: "a 0,0 0x10; b 30,0 0x10", size: "30x10")
  }

  @Test func `without a proposal on the axis every child has its ideal length (B9.06)`() {
    check(
      """
      HStack spacing=0 in nilx40
        Color
        Text 3
        Box 5...50x10
      """, places: "Color 0,0 10x40; Text 10,10 30x20; Box 40,15 5x10", size: "45x40")
  }

  @Test func `across the axis every child gets the stack's proposal and the union counts (B9.07)`() {
    check(
      """
      VStack spacing=0 alignment=leading in 100x100
        Box:a 30x10
        Box:b 60x10
      """, places: "a 0,0 30x10; b 0,10 60x10", size: "60x20")
    check(
      """
      VStack spacing=0 alignment=trailing in 100x100
        Box:a 30x10
        Box:b 60x10
      """, places: "a 30,0 30x10; b 0,10 60x10")
  }

  @Test func `a proposal of zero asks for the minimum and of infinity for the maximum (B9.02)`() {
    let children =
      """

        Box 10...50x10
        Text 4
      """
    check("HStack spacing=5 in 0x100" + children, size: "25x80")
    check("HStack spacing=5 in infx100" + children, size: "95x20")
    check("HStack in infx100\n  Color", size: "infx100")
  }

  @Test func `a column works as a row does`() {
    check(
      """
      VStack spacing=10 in 20x100
        Box:a 10x20
        Color:b
        Color:c
      """, places: "a 5,0 10x20; b 0,30 20x30; c 0,70 20x30")
  }

  @Test func `children that keep their length share the proposal evenly until then`() {
    check(
      """
      HStack spacing=0 in 100x40
        Text:a 4
        Text:b 8
      """, places: "a 0,10 40x20; b 40,0 60x40")
  }
}
