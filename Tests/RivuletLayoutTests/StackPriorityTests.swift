import Testing

@Suite struct StackPriorityTests {
  @Test func `a higher priority gets everything but the minimum of the others (B9.04)`() {
    check(
      """
      HStack spacing=0 in 100x10
        Box:a 10...infx10
        Color:b priority=1
      """, places: "a 0,0 10x10; b 10,0 90x10")
  }

  @Test func `the minimum comes back before a lower priority is served (B9.04)`() {
    check(
      """
      HStack spacing=0 in 100x10
        Box:low 20...80x10
        Box:high 0...50x10 priority=1
      """, places: "low 0,0 50x10; high 50,0 50x10")
  }

  @Test func `three priorities are served from high to low`() {
    check(
      """
      HStack spacing=0 in 100x10
        Box:c 10...90x10 priority=-1
        Box:b 10...30x10
        Box:a 10...40x10 priority=2
      """, places: "c 0,0 30x10; b 30,0 30x10; a 60,0 40x10")
  }

  @Test func `priorities change nothing where the length is unlimited`() {
    check(
      """
      HStack spacing=0 in nilx10
        Box:a 10...90x10 priority=-1
        Box:b 20x10 priority=5
      """, places: "a 0,0 10x10; b 10,0 20x10")
  }

  @Test func `an overfull stack gives lower priorities their minimum`() {
    check(
      """
      HStack spacing=0 in 30x10
        Box:a 25...100x10
        Box:b 20...100x10 priority=1
      """, places: "a 0,0 25x10; b 25,0 20x10", size: "45x10")
  }
}
