import Testing

@Suite struct MirroringTests {
  @Test func `a row read from right to left begins at the right (B9.24)`() {
    check(
      """
      HStack spacing=0 in 100x10 rtl
        Box:a 20x10
        Color:b
        Box:c 30x10
      """, places: "a 80,0 20x10; b 30,0 50x10; c 0,0 30x10")
  }

  @Test func `leading is right and the inside of containers is mirrored too (B9.24)`() {
    check(
      """
      VStack spacing=0 alignment=leading in 200x100 rtl
        Padding leading=10
          Box:a 30x10
        Box:b 60x10
      """, places: "a 20,0 30x10; b 0,10 60x10")
  }
}
