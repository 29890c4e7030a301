import RivuletCore
import Testing

/// What an input method is about to write.
@Suite struct MarkedTextTests {
  @Test func `Korean is composed in place and committed as one step`() {
    var state = state("가|나")
    for syllable in ["ㅎ", "하", "한"] { state.mark(syllable, selection: syllable.utf8.count..<syllable.utf8.count) }
    #expect(show(state) == "가|{한}나")
    #expect(state.text == "가나")
    let shown = DisplayedText(state)
    #expect(shown.string == "가한나")
    #expect(shown.marked == 3..<6 && shown.caret == 6 && shown.selection.isEmpty)
    state.commitMarked()
    #expect(show(state) == "가한|나")
    _ = state.undo()
    #expect(show(state) == "가|나")
  }

  @Test func `what is marked hides what is selected, and gives it back when it is given up`() {
    var state = state("a[bc|d")
    state.mark("x", selection: 1..<1)
    #expect(DisplayedText(state).string == "axd")
    state.mark("", selection: 0..<0)
    #expect(show(state) == "a[bc|d")
    state.mark("xy", selection: 0..<2)
    #expect(DisplayedText(state).caret == 3)
    state.insert("z")
    #expect(show(state) == "az|d")
  }

  @Test func `a part outside of what is marked is cut to it`() {
    #expect(MarkedText("日本", selection: 1..<99).selection == 0..<6)
    #expect(MarkedText("日本", selection: 9..<12).selection == 6..<6)
  }

  @Test func `moving the caret gives up what is marked`() {
    expect("a|b", becomes: "ab|") {
      $0.mark("x", selection: 1..<1)
      $0.move(.forward, by: .line)
    }
    expect("a|b", becomes: "a|b") { $0.commitMarked() }
  }
}
