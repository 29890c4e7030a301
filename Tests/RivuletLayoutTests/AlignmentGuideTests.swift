import Testing

@Suite struct AlignmentGuideTests {
  @Test func `children meet at their guides (B9.18, S119)`() {
    check(
      """
      VStack spacing=0 alignment=leading in 300x100
        Box:a 100x10 guide=leading:30
        Box:b 100x10
      """, places: "a 0,0 100x10; b 30,10 100x10", size: "130x20")
    check(
      """
      VStack spacing=0 alignment=leading in 300x100
        Box:a 100x10 guide=leading:-30
        Box:b 100x10
      """, places: "a 30,0 100x10; b 0,10 100x10", size: "130x20")
  }

  @Test func `a guide on another axis or of another name changes nothing`() {
    check(
      """
      VStack spacing=0 alignment=leading in 300x100
        Box:a 100x10 guide=trailing:30
        Box:b 100x10 guide=top:30
      """, places: "a 0,0 100x10; b 0,10 100x10", size: "100x20")
  }

  @Test func `texts of a row meet at their baselines, other views with their bottom (B9.20)`() {
    check(
      """
      HStack spacing=0 alignment=firstTextBaseline in 30x100
        Text:a 2
        Box:b 10x40
      """, places: "a 0,25 20x20; b 20,0 10x40", size: "30x45")
    check(
      """
      HStack spacing=0 alignment=lastTextBaseline in 20x100
        Text:a 4
        Text:b 1
      """, places: "a 0,0 10x80; b 10,60 10x20")
  }

  @Test func `a container's first baseline is its topmost and its last its bottommost (B9.19)`() {
    check(
      """
      HStack spacing=0 alignment=firstTextBaseline in 200x100
        VStack spacing=0
          Box 10x30
          Text:a 1
          Text:b 1
        Text:c 1
      """, places: "Box 0,0 10x30; a 0,30 10x20; b 0,50 10x20; c 10,30 10x20")
    check(
      """
      HStack spacing=0 alignment=lastTextBaseline in 200x100
        VStack spacing=0
          Text:a 1
          Text:b 1
          Box 10x30
        Text:c 1
      """, places: "a 0,0 10x20; b 0,20 10x20; Box 0,40 10x30; c 10,20 10x20")
  }

  @Test func `another guide of a container is the mean of its children's explicit ones (B9.19)`() {
    check(
      """
      VStack spacing=0 alignment=leading in 200x100
        HStack spacing=0
          Box:a 10x10 guide=leading:10
          Box:b 10x10 guide=leading:30
          Box:c 10x10
        Box:d 10x10
      """, places: "a 0,0 10x10; b 10,0 10x10; c 20,0 10x10; d 25,10 10x10")
  }

  @Test func `an outer guide sees the inner one (B9.18)`() {
    check(
      """
      VStack spacing=0 alignment=leading in 200x100
        Padding guide=leading:5
          Box:a 10x10 guide=leading:30
        Box:b 10x10
      """, places: "a 0,0 10x10; b 35,10 10x10")
  }
}
