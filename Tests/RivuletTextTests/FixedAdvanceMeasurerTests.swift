import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// Ten points wide and 24 high for each character.
let font = ResolvedFont(size: 20)
let measurer = FixedAdvanceMeasurer()

/// The size in characters and lines, `columns x lines`.
func measured(_ text: String, width: CGFloat? = nil, height: CGFloat? = nil, limit: Int? = nil) -> String {
  let size = measurer.size(of: text, font: font, proposal: ProposedViewSize(width: width, height: height), lineLimit: limit)
  return "\(Int(size.width / 10))x\(Int((size.height / 24).rounded()))"
}

@Suite struct FixedAdvanceMeasurerTests {
  @Test func `every character is as wide as the advance and a line as high as the line height`() {
    #expect(measurer.size(of: "abc", font: font, proposal: .unspecified, lineLimit: nil) == CGSize(width: 30, height: 24))
    let other = FixedAdvanceMeasurer(advance: 1, lineHeight: 2)
    #expect(other.size(of: "abc", font: font, proposal: .unspecified, lineLimit: nil) == CGSize(width: 60, height: 40))
  }

  @Test func `what the reader sees as one character counts once`() {
    #expect(measured("시험지") == "3x1")
    #expect(measured("👨‍👩‍👧é") == "2x1")
    #expect(measured("a\r\nb") == "1x2")
  }

  @Test func `an empty string is one line high and has no width`() {
    #expect(measured("") == "0x1")
    #expect(measured("", width: 0, height: 0) == "0x1")
  }

  @Test func `without a width there is one line for each paragraph`() {
    #expect(measured("one two") == "7x1")
    #expect(measured("one two", width: .infinity) == "7x1")
    #expect(measured("one two", width: .nan) == "7x1")
    #expect(measured("one\n\nthree") == "5x3")
    #expect(measured("one\n") == "3x2")
    #expect(measured("a\u{2028}b\u{2029}c\u{85}d") == "1x4")
  }

  @Test func `lines break at spaces, which then take no room`() {
    #expect(measured("one two", width: 69) == "3x2")
    #expect(measured("one two", width: 70) == "7x1")
    #expect(measured("one two", width: 30) == "3x2")
    #expect(measured("one   two", width: 50) == "3x2")
    #expect(measured("a bb ccc dddd", width: 40) == "4x3")
    #expect(measured("one\ttwo", width: 40) == "3x2")
  }

  @Test func `a word that is longer than the line breaks inside`() {
    #expect(measured("abcdefgh", width: 30) == "3x3")
    #expect(measured("a bcdefgh", width: 30) == "3x4")
  }

  @Test func `a width of zero or less gives one character a line`() {
    #expect(measured("abc", width: 0) == "1x3")
    #expect(measured("abc", width: -5) == "1x3")
    #expect(measured("a b", width: 0) == "1x2")
  }

  @Test func `a line limit or a height leaves the lines that fit, at least one`() {
    #expect(measured("one two three", width: 50, limit: 2) == "5x2")
    #expect(measured("one two three", width: 50, limit: 0) == "5x1")
    #expect(measured("one two three", width: 50, height: 48) == "5x2")
    #expect(measured("one two three", width: 50, height: 47) == "5x1")
    #expect(measured("one two three", width: 50, height: 0) == "5x1")
    #expect(measured("one two three", width: 50, height: .infinity) == "5x3")
    #expect(measured("one two three", width: 50, height: 100, limit: 1) == "5x1")
  }

  @Test func `a truncated line takes the room up to its limit`() {
    #expect(measured("one two three", width: 60, limit: 1) == "6x1")
    #expect(measured("one\ntwo", limit: 1) == "4x1")
    #expect(measured("abc", width: 10, limit: 1) == "1x1")
  }

  @Test func `text that fits is not truncated`() {
    #expect(measured("one two", width: 30, limit: 2) == "3x2")
    #expect(measured("one ", width: 30) == "3x1")
    #expect(measured("one ") == "4x1")
  }

  @Test func `an advance of nothing never breaks`() {
    let flat = FixedAdvanceMeasurer(advance: 0, lineHeight: 1)
    #expect(flat.size(of: "one two", font: font, proposal: .zero, lineLimit: nil) == CGSize(width: 0, height: 20))
  }

  @Test func `a narrower proposal is never answered by fewer lines or a wider text`() {
    let text = "the quick brown fox jumps\nover the lazy dog"
    var lines: CGFloat = .infinity
    for width in stride(from: 0.0, to: 300, by: 5) {
      let size = measurer.size(of: text, font: font, proposal: ProposedViewSize(width: width, height: nil), lineLimit: nil)
      #expect(size.height <= lines)
      #expect(size.width <= max(width, 10))
      lines = size.height
    }
  }
}
