import RivuletCore
import Testing

/// A text that is edited, as it is shown.
@Suite struct DisplayedTextTests {
  @Test func `a secret is shown as one bullet a character`() {
    let shown = DisplayedText(state("a[👨‍👩‍👧|é"), isSecure: true)
    #expect(shown.string == "•••")
    #expect(shown.selection == 3..<6 && shown.caret == 6)
    let ends = [0, 3, 6, 9].map { shown.source(of: $0) }
    #expect(ends == [0, 1, 19, 21] || ends == [0, 1, 19, 22])
    #expect(shown.source(of: -3) == 0 && shown.source(of: 99) == ends[3])
  }

  @Test func `what is marked in a secret is shown as bullets too`() {
    var state = state("ab|c")
    state.mark("한글", selection: 0..<3)
    let shown = DisplayedText(state, isSecure: true)
    #expect(shown.string == "•••••" && shown.marked == 6..<12 && shown.caret == 9)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{85}b", "a\u{2028}b", "a\u{2029}b", "\u{B}\u{C}"])
  func `line breaks show as spaces of the same length`(text: String) {
    let shown = DisplayedText(EditingState(text))
    let hasBreak = shown.string.contains { $0.isNewline }
    #expect(!hasBreak)
    #expect(shown.string.utf8.count == text.utf8.count && shown.caret == text.utf8.count)
  }
}
