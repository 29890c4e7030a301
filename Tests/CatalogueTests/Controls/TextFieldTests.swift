import Combine
import Foundation
import RivuletApps
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletLooks
import RivuletNames
import Testing

/// A field at its keyboard, its pointer and its input method. Characters are 8.5 points wide.
@MainActor
struct TextFieldTests {
  private struct Form: View {
    @State private var text: String
    @State private var second = ""
    let isSecure: Bool

    init(_ text: String, isSecure: Bool = false) {
      _text = State(initialValue: text)
      self.isSecure = isSecure
    }

    var body: some View {
      VStack(spacing: 0) {
        if isSecure { SecureField("first", text: $text) } else { TextField("first", text: $text) }
        TextField("second", text: $second)
      }
    }
  }

  private func test(_ text: String, isSecure: Bool = false, idiom: Idiom = .phone, width: CGFloat = 170) -> ViewTest {
    ViewTest(Form(text, isSecure: isSecure), size: CGSize(width: width, height: 100), idiom: idiom)
  }

  private func send(_ keys: KeyInput..., to test: ViewTest) {
    for key in keys { test.turn { _ = test.tree.keyboard.dispatch(key) } }
  }

  /// Presses and releases at an x on the first line, so many seconds after the press before.
  private func click(_ x: CGFloat, after seconds: Double = 10, in test: ViewTest) {
    test.host.now += seconds
    test.turn { test.tree.pointer.dispatch(.began(CGPoint(x: x, y: 40))) }
    test.turn { test.tree.pointer.dispatch(.ended(CGPoint(x: x, y: 40))) }
  }

  /// The text that has the focus, "|" at the caret and "[" where the selection began.
  private func edited(_ test: ViewTest) -> String {
    guard let state = test.tree.keyboard.textReceiver?.editing else { return "no focus" }
    var text = Array(state.text.utf8)
    var marks = [(state.selection.head, "|")]
    if !state.selection.isCaret { marks.append((state.selection.anchor, "[")) }
    for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) { text.insert(contentsOf: mark.utf8, at: offset) }
    return String(decoding: text, as: UTF8.self)
  }

  /// What is filled: the selection, or the caret.
  private func fills(_ test: ViewTest) -> [CGRect] {
    test.items.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
  }

  @Test func `B21.68eg a click places the caret, a drag selects, two clicks select a word and three everything`() {
    let test = test("one two")
    click(0, in: test)
    #expect(edited(test) == "|one two")
    click(27, in: test)
    #expect(edited(test) == "one| two")
    click(27, after: 0.2, in: test)
    #expect(edited(test) == "one[ |two")
    click(27, after: 0.2, in: test)
    #expect(edited(test) == "[one two|")
    click(160, in: test)
    #expect(edited(test) == "one two|")
    test.turn { test.tree.pointer.dispatch(.began(CGPoint(x: 18, y: 40))) }
    test.turn { test.tree.pointer.dispatch(.moved(CGPoint(x: 42, y: 90))) }
    #expect(edited(test) == "on[e t|wo")
    test.turn { test.tree.pointer.dispatch(.moved(CGPoint(x: -900, y: 40))) }
    #expect(edited(test) == "|on[e two")
  }

  @Test func `a click with shift selects up to there, in the field that is edited`() {
    let test = test("one two")
    let press = { (x: CGFloat) in
      test.turn { test.tree.pointer.dispatch(.began(CGPoint(x: x, y: 40), modifiers: .shift)) }
      test.turn { test.tree.pointer.dispatch(.ended(CGPoint(x: x, y: 40))) }
    }
    press(42)
    #expect(edited(test) == "one t|wo")
    press(18)
    #expect(edited(test) == "on|e t[wo")
    press(60)
    #expect(edited(test) == "one t[wo|")
    click(0, in: test)
    #expect(edited(test) == "|one two")
  }

  @Test func `two presses at one instant of a clock that stands are two`() {
    let test = test("one two")
    click(9, in: test)
    click(9, after: 0, in: test)
    #expect(edited(test) == "o|ne two")
  }

  @Test func `keys edit what has the focus`() {
    let test = test("")
    click(5, in: test)
    send(KeyInput(.character("a")), KeyInput(.space), KeyInput(.character("b")), to: test)
    #expect(test.textItems.map(\.string) == ["a b", "second"])
    send(KeyInput(.backspace, modifiers: .control), KeyInput(.home), KeyInput(.delete), to: test)
    #expect(edited(test) == "| ")
    send(KeyInput(.character("z"), modifiers: .control), KeyInput(.character("z"), modifiers: .control), to: test)
    #expect(edited(test).replacing("|", with: "") == "a b")
  }

  @Test func `B21.66b B21.68h cut, copied and pasted text goes by the clipboard of the host, a secret does not`() {
    let control = KeyInput.Modifiers.control
    let test = test("abc")
    click(0, in: test)
    send(KeyInput(.right, modifiers: .shift), KeyInput(.character("x"), modifiers: control), to: test)
    #expect(edited(test) == "|bc")
    send(KeyInput(.end), KeyInput(.character("v"), modifiers: control), KeyInput(.character("v"), modifiers: control), to: test)
    #expect(edited(test) == "bcaa|")
    let secret = self.test("abc", isSecure: true)
    click(0, in: secret)
    for key in ["a", "c", "x", "v"] { send(KeyInput(.character(key), modifiers: control), to: secret) }
    #expect(edited(secret) == "[abc|" && secret.textItems.first?.string == "•••")
  }

  @Test func `a text of more than 16 MB is not pasted, and the field says so`() {
    let test = test("abc")
    click(0, in: test)
    test.host.clipboard.write(String(repeating: "x", count: 17 << 20))
    send(KeyInput(.character("v"), modifiers: .control), to: test)
    #expect(edited(test) == "|abc")
    #expect(test.host.issueMessages.contains { $0.contains("17 MB") && $0.contains("16 MB") })
  }

  /// Text that is selected on the desktop.
  private func selected(_ test: ViewTest) -> String? { (test.host.primarySelection as? PrivateClipboard)?.text }

  @Test func `what is selected can be pasted by the middle button, a secret can not`() {
    let test = test("one two")
    click(27, in: test)
    #expect(selected(test) == nil)
    click(27, after: 0.2, in: test)
    #expect(selected(test) == " ")
    send(KeyInput(.end), KeyInput(.left, modifiers: [.shift, .control]), to: test)
    #expect(selected(test) == "two")
    // The caret goes where the button was pressed, and what was selected stays.
    test.turn { test.tree.pointer.pasteSelection(at: CGPoint(x: 0, y: 40)) }
    #expect(edited(test) == "two|one two" && selected(test) == "two")
    let secret = self.test("abc", isSecure: true)
    click(0, in: secret)
    send(KeyInput(.character("a"), modifiers: .control), to: secret)
    #expect(edited(secret) == "[abc|" && selected(secret) == nil)
  }

  @Test func `the middle button beside a field pastes nothing, and a drag goes on below it`() {
    let test = test("one two")
    test.host.primarySelection?.write("x")
    test.turn { test.tree.pointer.pasteSelection(at: CGPoint(x: 0, y: 5)) }
    #expect(edited(test) == "no focus")
    test.turn { test.tree.pointer.dispatch(.began(CGPoint(x: 0, y: 40))) }
    test.turn { test.tree.pointer.pasteSelection(at: CGPoint(x: 0, y: 5)) }
    test.turn { test.tree.pointer.dispatch(.moved(CGPoint(x: 27, y: 40))) }
    #expect(edited(test) == "[one| two")
  }

  @Test func `over a field the pointer is a beam`() {
    let test = test("one")
    #expect(HitTest(test.tree).pointerShape(at: CGPoint(x: 10, y: 40)) == .text)
    #expect(HitTest(test.tree).pointerShape(at: CGPoint(x: 10, y: 5)) == .arrow)
    let disabled = ViewTest(TextField("a", text: .constant("b")).disabled(true), size: CGSize(width: 100, height: 30))
    #expect(HitTest(disabled.tree).pointerShape(at: CGPoint(x: 50, y: 15)) == .arrow)
  }

  @Test func `tab goes on and on desktops selects what is there, escape gives up the focus`() {
    let test = test("abc", idiom: .desktop)
    send(KeyInput(.tab), to: test)
    #expect(edited(test) == "[abc|")
    send(KeyInput(.tab), to: test)
    #expect(edited(test) == "|")
    send(KeyInput(.escape), to: test)
    #expect(edited(test) == "no focus")
  }

  @Test func `return gives up the focus on phones, and selects all on desktops`() {
    let phone = test("abc")
    click(160, in: phone)
    send(KeyInput(.enter), to: phone)
    #expect(edited(phone) == "no focus")
    let desktop = test("abc", idiom: .desktop)
    click(160, in: desktop)
    send(KeyInput(.enter), to: desktop)
    #expect(edited(desktop) == "[abc|")
  }

  @Test func `B21.60b what an input method composes is shown, and written when it is committed`() {
    let test = test("가나")
    click(8, in: test)
    for text in ["ㅎ", "하", "한"] { test.turn { test.tree.keyboard.textReceiver?.mark(text, selection: 3..<3) } }
    #expect(test.textItems.first?.string == "가한나")
    #expect(test.textItems.first?.runs.map { $0.underline != nil } == [false, true, false])
    #expect(edited(test) == "가|나")
    test.turn { _ = test.tree.keyboard.insertText("한") }
    #expect(edited(test) == "가한|나")
    test.turn { test.tree.keyboard.textReceiver?.mark("글", selection: 3..<3) }
    send(KeyInput(.escape), to: test)
    #expect(edited(test) == "가한|나" && test.textItems.first?.string == "가한나")
    test.turn { test.tree.keyboard.textReceiver?.mark("글", selection: 3..<3) }
    send(KeyInput(.tab), to: test)
    #expect(test.textItems.first?.string == "가한글나")
  }

  @Test func `caret and selection show in the field that has the focus alone`() {
    let test = test("one two")
    #expect(fills(test).isEmpty)
    click(17, in: test)
    #expect(fills(test) == [CGRect(x: 17, y: 27, width: 2, height: 20)])
    #expect(test.tree.keyboard.caretRect?.minX == 17)
    send(KeyInput(.right, modifiers: [.shift]), KeyInput(.right, modifiers: [.shift]), to: test)
    #expect(fills(test) == [CGRect(x: 17, y: 27, width: 17, height: 20)])
    send(KeyInput(.escape), to: test)
    #expect(fills(test).isEmpty && test.tree.keyboard.caretRect == nil)
  }

  @Test func `the caret comes and goes at the pace of the host, and stays in sight where it moves`() {
    let clock = StandingClock()
    CombineTime.withSource(clock) {
      let test = ViewTest(Form("ab"), size: CGSize(width: 170, height: 100)) { $0.caretBlinkInterval = 0.5 }
      click(9, in: test)
      #expect(fills(test).count == 1)
      var seen: [Int] = []
      for _ in 0..<4 {
        test.turn { clock.advance(0.5) }
        seen.append(fills(test).count)
      }
      #expect(seen == [0, 1, 0, 1])
      test.turn { clock.advance(0.3) }
      send(KeyInput(.end), to: test)
      test.turn { clock.advance(0.3) }
      #expect(fills(test).count == 1)
      send(KeyInput(.escape), to: test)
      #expect(clock.waiting == [])
    }
  }

  @Test func `a line that is too long is scrolled so that the caret stays in sight`() {
    let test = test(String(repeating: "x", count: 40), width: 85)
    click(80, in: test)
    #expect(test.tree.keyboard.caretRect.map { $0.maxX <= 85 } == true)
    send(KeyInput(.end), to: test)
    #expect(test.tree.keyboard.caretRect?.minX == 83)
    send(KeyInput(.left), to: test)
    #expect(test.tree.keyboard.caretRect?.minX == 74.5)
    send(KeyInput(.home), to: test)
    #expect(test.tree.keyboard.caretRect?.minX == 0)
  }

  @Test func `text that runs from right to left moves the caret by the arrows as it looks`() {
    let test = test("שלום")
    click(0, in: test)
    send(KeyInput(.home), KeyInput(.left), to: test)
    #expect(edited(test) == "ש|לום")
    send(KeyInput(.right), to: test)
    #expect(edited(test) == "|שלום")
  }

  @Test func `a field takes the width it gets and is as wide as its text where it may choose`() {
    #expect(ViewTest(TextField("label", text: .constant("ab"))).size == "100x26")
    #expect(ViewTest(TextField("label", text: .constant("ab")).fixedSize()).size == "19x26")
    #expect(ViewTest(TextField("label", text: .constant("")).fixedSize()).size == "42.5x26")
  }
}
