import Testing

@Suite struct CardTests {
  @Test func `the capture card lays out with gaps of exactly 4 and 12 (S122)`() {
    check(
      """
      Frame w=343 h=232 in 390x844
        Padding top=16 leading=16 bottom=16 trailing=16
          HStack
            VStack alignment=leading
              Text:step 5
              Frame h=4
                Spacer
              Text:title 8
              Frame h=12
                Spacer
              Text:hint 10
              Spacer
              Box:button 80x34
            Box:sample 120x160
      """,
      places: """
        step 57.5,16 50x20; Spacer 57.5,34 0x8; title 57.5,40 80x20; Spacer 57.5,60 0x12; hint 57.5,72 100x20; \
        Spacer 57.5,92 0x90; button 57.5,182 80x34; sample 165.5,36 120x160
        """)
  }
}
