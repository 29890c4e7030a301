import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletLooks
import RivuletNames
import Testing

/// A field that grows by lines. Characters are 8.5 points wide and lines 20.4 high; beside the caret nine characters fit into 85 points.
@MainActor
struct VerticalTextFieldTests {
  private struct Form: View {
    @State private var text: String

    init(_ text: String) {
      _text = State(initialValue: text)
    }

    var body: some View { TextField("first", text: $text, axis: .vertical) }
  }

  private func size<V: View>(_ view: V) -> String {
    ViewTest(view.fixedSize(horizontal: false, vertical: true), size: CGSize(width: 85, height: 300)).size
  }

  @Test func `it has as many lines as its text needs, within the limits around it`() {
    func field(_ text: String, axis: Axis = .vertical) -> some View { TextField("a", text: .constant(text), axis: axis) }
    #expect(size(field("one")) == "85x20.5")
    #expect(size(field("one two three")) == "85x41")
    #expect(size(field("one\n\n")) == "85x61.5")
    #expect(size(field("one two three", axis: .horizontal)) == "85x26")
    #expect(size(field("one two three").lineLimit(1)) == "85x20.5")
    #expect(size(field("one two three").lineLimit(3...)) == "85x61.5")
    #expect(size(field("a\nb\nc\nd").lineLimit(2...3)) == "85x61.5")
    #expect(size(field("").lineLimit(2, reservesSpace: true)) == "85x41")
    #expect(size(field("one two three").lineSpacing(10)) == "85x51")
  }

  /// A field as high as its lines, which therefore begin at the top.
  private func test(_ text: String, lines: Int, idiom: Idiom = .phone) -> ViewTest {
    ViewTest(Form(text).textFieldStyle(.plain), size: CGSize(width: 85, height: 20.5 * CGFloat(lines)), idiom: idiom)
  }

  private func send(_ keys: KeyInput..., to test: ViewTest) {
    for key in keys { test.turn { _ = test.tree.keyboard.dispatch(key) } }
  }

  private func click(_ x: CGFloat, _ y: CGFloat, in test: ViewTest) {
    test.host.now += 10
    test.turn { test.tree.pointer.dispatch(.began(CGPoint(x: x, y: y))) }
    test.turn { test.tree.pointer.dispatch(.ended(CGPoint(x: x, y: y))) }
  }

  /// The text that has the focus, "|" at the caret, "[" where the selection began and "/" for a break.
  private func edited(_ test: ViewTest) -> String {
    guard let state = test.tree.keyboard.textReceiver?.editing else { return "no focus" }
    var text = Array(state.text.utf8)
    var marks = [(state.selection.head, "|")]
    if !state.selection.isCaret { marks.append((state.selection.anchor, "[")) }
    for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) { text.insert(contentsOf: mark.utf8, at: offset) }
    return String(decoding: text, as: UTF8.self).replacingOccurrences(of: "\n", with: "/")
  }

  @Test func `a click finds the line, and the caret shows there`() {
    let test = test("one two three", lines: 2)
    click(18, 10, in: test)
    #expect(edited(test) == "on|e two three")
    #expect(test.tree.keyboard.caretRect?.minY == 0)
    click(18, 30, in: test)
    #expect(edited(test) == "one two th|ree")
    #expect(test.tree.keyboard.caretRect.map { $0.origin } == CGPoint(x: 17, y: 20.5))
    click(80, 30, in: test)
    #expect(edited(test) == "one two three|")
  }

  @Test func `arrows go from line to line and aim at where they began, home and end stay on their line`() {
    let test = test("one two three\nx\nfour", lines: 4)
    click(43, 10, in: test)
    #expect(edited(test) == "one t|wo three/x/four")
    var seen: [String] = []
    for _ in 0..<4 {
      send(KeyInput(.down), to: test)
      seen.append(edited(test))
    }
    #expect(seen == ["one two three|/x/four", "one two three/x|/four", "one two three/x/four|", "one two three/x/four|"])
    send(KeyInput(.home), to: test)
    #expect(edited(test) == "one two three/x/|four")
    send(KeyInput(.up), KeyInput(.up), to: test)
    #expect(edited(test) == "one two |three/x/four")
    send(KeyInput(.end, modifiers: .shift), to: test)
    #expect(edited(test) == "one two [three|/x/four")
    send(KeyInput(.up, modifiers: .shift), to: test)
    #expect(edited(test) == "one t|wo [three/x/four")
    send(KeyInput(.up), to: test)
    #expect(edited(test) == "|one two three/x/four")
  }

  @Test func `B21.65ef return breaks the line on phones, on desktops with option or shift; a command deletes up to the end of the line`() {
    let phone = test("one two three", lines: 2)
    click(80, 10, in: phone)
    send(KeyInput(.enter), to: phone)
    #expect(edited(phone) == "one two/| three")
    send(KeyInput(.end), KeyInput(.backspace, modifiers: .command), to: phone)
    #expect(edited(phone) == "one two/|")
    let desktop = test("ab", lines: 1, idiom: .desktop)
    click(80, 10, in: desktop)
    send(KeyInput(.enter), to: desktop)
    #expect(edited(desktop) == "[ab|")
    send(KeyInput(.end), KeyInput(.enter, modifiers: .option), KeyInput(.enter, modifiers: .shift), to: desktop)
    #expect(edited(desktop) == "ab//|")
  }

  @Test func `pasted breaks stay, and a selection covers its part of each line`() {
    let test = test("", lines: 1)
    click(1, 10, in: test)
    (test.host.clipboard as? PrivateClipboard)?.text = "ab\r\ncdef\tg"
    send(KeyInput(.character("v"), modifiers: .control), to: test)
    #expect(edited(test) == "ab/cdef g|")
    send(KeyInput(.character("a"), modifiers: .control), to: test)
    let selections = test.items.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
    #expect(selections.count == 1)
    for (x, y, isInside) in [(8.0, 10.0, true), (30, 10, false), (30, 30, true), (50, 30, true), (54, 30, false)] {
      #expect(selections.first?.contains(CGPoint(x: x, y: y)) == isInside)
    }
  }

  @Test func `B21.65c more lines than are shown are scrolled so that the caret stays in sight`() {
    let test = ViewTest(Form("a\nb\nc\nd").textFieldStyle(.plain).lineLimit(2), size: CGSize(width: 85, height: 41))
    #expect(test.textItems.first?.lines.count == 4)
    click(80, 30, in: test)
    #expect(edited(test) == "a/b|/c/d")
    send(KeyInput(.down), KeyInput(.down), to: test)
    #expect(edited(test) == "a/b/c/d|")
    #expect(test.tree.keyboard.caretRect.map { $0.minY > 19 && $0.maxY < 42 } == true)
    send(KeyInput(.up), to: test)
    #expect(test.tree.keyboard.caretRect.map { $0.minY > -1 && $0.maxY < 22 } == true)
    // A click counts from what is in sight.
    click(80, 30, in: test)
    #expect(edited(test) == "a/b/c/d|")
  }
}
