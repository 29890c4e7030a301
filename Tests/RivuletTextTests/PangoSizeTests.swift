import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

@Suite struct PangoSizeTests {
  @Test(arguments: ["", "x", "Ágjpq", "시험지", "日本語", "مرحبا", "हिन्दी", "👨‍👩‍👧‍👦", "e\u{301}\u{302}", "\u{FFFC}"])
  func `a line is as high as the text metrics say whatever glyphs fall back`(_ text: String) {
    #expect(abs(engineSize(text).height - 17 * (TextMetrics.ascent + TextMetrics.descent)) < 1e-9)
  }

  @Test func `nothing has no width but the height of a line`() {
    #expect(engineSize("").width == 0)
    #expect(engineSize("", width: 0, height: 0).height > 0)
    #expect(abs(engine.baseline(of: body) - 17 * TextMetrics.ascent) < 1e-9)
  }

  @Test func `words and spaces add up to a line`() {
    let parts = ["hello", " ", "world"].map { engineSize($0).width }
    #expect(parts.allSatisfy { $0 > 0 })
    #expect(abs(engineSize("hello world").width - parts.reduce(0, +)) < 0.01)
  }

  @Test(arguments: [
    body, ResolvedFont(size: 11.5, weight: 700), ResolvedFont(size: 17, isItalic: true), ResolvedFont(size: 17, design: .serif),
    ResolvedFont(size: 17, design: .monospaced), ResolvedFont(size: 17, isMonospacedDigit: true), ResolvedFont(size: 17, isSmallCaps: true),
    ResolvedFont(size: 17, width: 0.3),
  ])
  func `a plain line is as wide alone as with a paragraph break behind it`(_ font: ResolvedFont) {
    var state: UInt64 = 1
    for length in Array(1...40) + Array(150...170) {
      let scalars = (0..<length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Every third text has no letters.
        return Unicode.Scalar(UInt8(0x20 + (state >> 33) % (length % 3 == 0 ? 0x21 : 0x5F)))
      }
      let text = String(String.UnicodeScalarView(scalars))
      #expect(engineSize(text, font).width == engineSize(text + "\n", font).width, "\(text)")
    }
  }

  @Test func `widths grow with the size and are not rounded to pixels`() {
    let small = engineSize("Rivulet", ResolvedFont(size: 10)).width
    let large = engineSize("Rivulet", ResolvedFont(size: 1000)).width
    #expect(abs(large / small - 100) < 0.1)
    #expect(small != small.rounded())
  }

  @Test(arguments: [0.3, 3.1, 17.3, 31.9, 32.2, 38.279, 99.9, 130, 4000]) func `a size in between is as wide as its share of another one`(
    _ size: CGFloat
  ) {
    for text in ["Rivulet", "시험지", "مرحبا", "😀"] {
      let unit = engineSize(text, ResolvedFont(size: 64)).width / 64
      #expect(abs(engineSize(text, ResolvedFont(size: size)).width / size - unit) < 0.02 * unit + 0.01, "\(text)")
    }
  }

  @Test func `every trait of a font shows`() {
    let plain = engineSize("Glyph 111").width
    let variants = [
      ResolvedFont(size: 17, weight: 100), ResolvedFont(size: 17, weight: 600), ResolvedFont(size: 17, weight: 900),
      ResolvedFont(size: 17, design: .serif), ResolvedFont(size: 17, design: .monospaced),
      ResolvedFont(size: 17, isMonospacedDigit: true), ResolvedFont(size: 17, width: -0.2), ResolvedFont(size: 17, width: 0.2),
      ResolvedFont(size: 17, isSmallCaps: true), ResolvedFont(family: "Noto Serif", size: 17),
    ].map { engineSize("Glyph 111", $0).width }
    #expect(variants.allSatisfy { abs($0 - plain) > 0.1 }, "\(plain): \(variants)")
    #expect(abs(variants[6] / plain - 0.85) < 1e-3)
    #expect(variants[3] == variants[9])
  }

  @Test func `monospaced digits are equally wide, others are not`() {
    let digits = ResolvedFont(size: 17, isMonospacedDigit: true)
    #expect(engineSize("1111", digits).width == engineSize("8888", digits).width)
    #expect(engineSize("1111").width < engineSize("8888").width)
    let code = ResolvedFont(size: 17, design: .monospaced)
    #expect(engineSize("iiii", code).width == engineSize("WWWW", code).width)
  }

  @Test(arguments: ["SF Pro", "SF Pro Text", "system-ui", "Helvetica Neue", "No Such Family", ""])
  func `names of system fonts and unknown names give the system font`(_ family: String) {
    #expect(engineSize("Rivulet", ResolvedFont(family: family, size: 17)) == engineSize("Rivulet"))
  }

  @Test func `without a width there is one line for each paragraph`() {
    #expect(lineCount("one two") == 1)
    #expect(lineCount("one two", width: .infinity) == 1)
    #expect(lineCount("one two", width: .nan) == 1)
    #expect(lineCount("one\n\nthree") == 3)
    #expect(lineCount("one\n") == 2)
    #expect(lineCount("a\r\nb\u{2028}c\u{2029}d\u{85}e\rf\u{B}g\u{C}h") == 8)
  }

  @Test func `a width of zero or less gives one character a line`() {
    #expect(lineCount("abc", width: 0) == 3)
    #expect(lineCount("abc", width: -5) == 3)
    #expect(lineCount("a b", width: 0) == 2)
    #expect(lineCount("e\u{301}👨‍👩‍👧🇰🇷한", width: 0) == 4)
  }

  @Test func `a line limit or a height leaves the lines that fit, at least one`() {
    let line = 17 * 1.193
    #expect(lineCount("a b c d", width: 0, limit: 2) == 2)
    #expect(lineCount("a b c d", width: 0, limit: 0) == 1)
    #expect(lineCount("a b c d", width: 0, limit: -1) == 1)
    #expect(lineCount("a b c d", width: 0, height: 2 * line) == 2)
    #expect(lineCount("a b c d", width: 0, height: 2 * line - 0.1) == 1)
    #expect(lineCount("a b c d", width: 0, height: 0) == 1)
    #expect(lineCount("a b c d", width: 0, height: -1) == 1)
    #expect(lineCount("a b c d", width: 0, height: .infinity) == 4)
    #expect(lineCount("a b c d", width: 0, height: .nan) == 4)
  }

  @Test func `a text fits into its own width on one line`() {
    for text in ["The quick brown fox", "시험지+정답을 올려주세요", "مرحبا بالعالم", "日本語の文章", "AVATAR To. 😀 fi"] {
      #expect(lineCount(text, width: engineSize(text).width) == 1)
      #expect(lineCount(text, width: engineSize(text).width - 0.5) == 2, "\(text)")
    }
  }

  @Test func `a narrower proposal is never answered by fewer lines or a wider text`() {
    let text = "the quick brown fox jumps\nover the lazy dog, 시험지의 정확한 정답을 مرحبا بالعالم"
    var lines = Int.max
    for width in stride(from: 20.0, to: 600, by: 7) {
      let count = lineCount(text, width: width)
      #expect(count <= lines)
      #expect(engineSize(text, width: width).width <= width + 1e-6)
      lines = count
    }
  }

  @Test func `sizes that are none take no room`() {
    for size in [0, -3, CGFloat.nan, -CGFloat.infinity] {
      let measured = engineSize("abc", ResolvedFont(size: size))
      #expect(measured.width < 0.1 && measured.height == 0)
    }
    #expect(engineSize("abc", ResolvedFont(size: CGFloat.infinity)).width.isFinite)
  }

  @Test(arguments: ["\0", "a\0b", "\u{FFFE}", "\u{202E}abc", "\u{200B}", "\u{301}", "\u{1F1F0}", "\t"])
  func `odd characters are measured without complaint`(_ text: String) {
    let size = engineSize(text + "x", width: 100)
    #expect(size.width > 0 && size.width < 100)
  }
}
