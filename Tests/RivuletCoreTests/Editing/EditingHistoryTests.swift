import RivuletCore
import Testing

/// What undoing takes back, and what a text that somebody else writes does to it.
@Suite struct EditingHistoryTests {
  private func typed(_ text: String, into state: inout EditingState) {
    for character in text { state.insert(String(character)) }
  }

  @Test func `typing is taken back word by word`() {
    var state = EditingState()
    typed("one two", into: &state)
    var steps: [String] = []
    while state.undo() { steps.append(show(state)) }
    #expect(steps == ["one |", "|"])
    var further: [String] = []
    while state.redo() { further.append(show(state)) }
    #expect(further == ["one |", "one two|"])
  }

  @Test func `a movement, a deletion and a paste each end a row of typing`() {
    var state = EditingState()
    typed("ab", into: &state)
    state.move(.backward, by: .character)
    typed("cd", into: &state)
    state.delete(.backward, by: .character)
    state.delete(.backward, by: .character)
    state.insert("pasted")
    var steps: [String] = [show(state)]
    while state.undo() { steps.append(show(state)) }
    #expect(steps == ["apasted|b", "a|b", "acd|b", "a|b", "|"])
  }

  @Test func `an edit forgets what could be done again`() {
    var state = EditingState()
    typed("a", into: &state)
    let hasUndone = state.undo()
    typed("b", into: &state)
    let hasRedone = state.redo()
    #expect(hasUndone && !hasRedone)
    #expect(show(state) == "b|")
  }

  @Test func `no more than two hundred steps are kept`() {
    var state = EditingState()
    for _ in 0..<500 { state.insert("ab") }
    var count = 0
    while state.undo() { count += 1 }
    #expect(count == 200)
  }

  @Test(arguments: [
    ("abc|", "xyz", "xyz|"), ("axb|c", "abc", "ab|c"), ("a|bc", "x", "x|"), ("ab|cd", "ABCD", "AB|CD"), ("a[b|c", "abc", "a[b|c"),
    ("abc|", "", "|"), ("a|👍", "👍", "|👍"), ("e\u{301}|x", "\u{e9}x", "\u{e9}|x"),
  ])
  func `B12.05 the caret finds its place in a text that somebody else wrote`(before: String, text: String, after: String) {
    #expect(show(state(before).following(text)) == after)
  }

  @Test func `a text that somebody else wrote cannot be undone, the own one can`() {
    var state = EditingState()
    typed("a", into: &state)
    var same = state.following("a")
    var other = state.following("b")
    let undone = [same.undo(), other.undo()]
    #expect(undone == [true, false])
  }

  /// The number of bytes of all strings in a value.
  private func stringBytes(_ value: Any) -> Int {
    if let string = value as? String { return string.utf8.count }
    return Mirror(reflecting: value).children.reduce(0) { $0 + stringBytes($1.value) }
  }

  @Test func `undo keeps the characters that edits replaced, not the whole text`() {
    let start = String(repeating: "line of text\n", count: 2_000)
    var state = EditingState(start)
    typed("some words that are typed one after another ", into: &state)
    for _ in 0..<10 { state.delete(.backward, by: .character) }
    state.insert("pasted")
    #expect(stringBytes(state) < start.utf8.count + 300)
    while state.undo() {}
    #expect(state.text == start)
    while state.redo() {}
    #expect(state.text == start + "some words that are typed one after another ".dropLast(10) + "pasted")
  }
}
