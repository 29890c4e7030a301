import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletNames
import RivuletScreens
import Testing

/// The keyboard's focus: where it goes, what keys do there, and how it shows.
@MainActor
struct KeyboardTests {
  /// Two buttons, one that is disabled, a toggle and a slider, each writing down what happened.
  private struct Panel: View {
    let log: Log
    @State private var isOn = false
    @State private var level = 0.5
    @State private var showsSecond = true

    var body: some View {
      VStack {
        Button("First") { log.lines.append("first") }
        if showsSecond { Button("Second") { showsSecond = false } }
        Button("Third") { log.lines.append("third") }.disabled(true)
        Toggle("Switch", isOn: $isOn).onChange(of: isOn) { log.lines.append("switch \(isOn)") }
        Slider(value: $level).onChange(of: level) { log.lines.append("level \((level * 100).rounded() / 100)") }
      }
    }
  }

  @MainActor private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func test() -> ViewTest { ViewTest(Panel(log: log), size: CGSize(width: 300, height: 400)) }

  private func send(_ keys: KeyInput..., to test: ViewTest) {
    for key in keys { test.turn { _ = test.tree.keyboard.dispatch(key) } }
  }

  /// The frame of the ring as drawn; null if there is none.
  private func ring(_ test: ViewTest) -> CGRect {
    test.items.compactMap { item -> CGRect? in
      if case .stroke(let path, _, let style) = item, style.lineWidth == 3 { path.boundingRect } else { nil }
    }.first ?? .null
  }

  @Test func `tab walks through the controls that are enabled and begins anew after the last`() {
    let test = test()
    #expect(ring(test).isNull)
    var tops: [CGFloat] = []
    for _ in 0..<5 {
      send(KeyInput(.tab), to: test)
      tops.append(ring(test).minY)
    }
    #expect(tops[0] < tops[1] && tops[1] < tops[2] && tops[2] < tops[3] && tops[4] == tops[0])
    send(KeyInput(.tab, modifiers: .shift), to: test)
    #expect(ring(test).minY == tops[3])
  }

  private struct Digits: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      TextField("digits", text: $text).onKeyPress(characters: .decimalDigits) {
        log.lines.append("press \($0.characters)")
        return .handled
      }
    }
  }

  @Test func `B14.66 an input method gets the keys that no handler around the text has used`() {
    let test = ViewTest(Digits(log: log), size: CGSize(width: 300, height: 100), idiom: .desktop)
    let keyboard = test.tree.keyboard
    send(KeyInput(.tab), to: test)
    test.turn { #expect(keyboard.offerPress(KeyInput(.character("3")))) }
    test.turn { #expect(!keyboard.offerPress(KeyInput(.character("x")))) }
    send(KeyInput(.character("x")), to: test)
    #expect(log.lines == ["press 3"])
    test.turn { keyboard.textReceiver?.mark("n", selection: 1..<1) }
    test.turn { #expect(!keyboard.offerPress(KeyInput(.character("4")))) }
    #expect(log.lines == ["press 3"])
  }

  private struct Editor: View {
    @State private var text = (1...60).map { "line \($0)" }.joined(separator: "\n")

    var body: some View { TextEditor(text: $text).frame(width: 200, height: 120) }
  }

  @Test func `the ring of an editor surrounds the part of it that shows, wherever it is scrolled`() {
    let test = ViewTest(Editor(), size: CGSize(width: 300, height: 400), idiom: .desktop)
    send(KeyInput(.tab), to: test)
    #expect(ring(test) == CGRect(x: 50, y: 140, width: 200, height: 120).insetBy(dx: -1.5, dy: -1.5))
    for _ in 0..<30 { send(KeyInput(.down), to: test) }
    #expect(ring(test) == CGRect(x: 50, y: 140, width: 200, height: 120).insetBy(dx: -1.5, dy: -1.5))
  }

  @Test func `space and return do what a tap does, once while they are held`() {
    let test = test()
    send(KeyInput(.space), to: test)
    #expect(log.lines == [])
    send(KeyInput(.tab), KeyInput(.space), KeyInput(.space, phase: .repeated), KeyInput(.space, phase: .up), KeyInput(.enter), to: test)
    #expect(log.lines == ["first", "first"])
    send(KeyInput(.tab, modifiers: .shift), KeyInput(.tab, modifiers: .shift), KeyInput(.space), to: test)
    #expect(log.lines == ["first", "first", "switch true"])
  }

  private struct Repeating: View {
    let log: Log

    var body: some View {
      VStack {
        Button("again") { log.lines.append("again") }.keyboardShortcut("g").buttonRepeatBehavior(.enabled)
        Button("once") { log.lines.append("once") }.keyboardShortcut("o")
      }
    }
  }

  @Test func `B21.14cd a button that repeats acts again and again while a key or its shortcut is held`() {
    let test = ViewTest(Repeating(log: log), idiom: .desktop)
    send(KeyInput(.tab), KeyInput(.space), KeyInput(.space, phase: .repeated), KeyInput(.space, phase: .up), to: test)
    #expect(log.lines == ["again", "again"])
    for key in ["g", "o"] {
      send(
        KeyInput(.character(key), modifiers: .command), KeyInput(.character(key), modifiers: .command, phase: .repeated),
        KeyInput(.character(key), modifiers: .command, phase: .repeated), KeyInput(.character(key), modifiers: .command, phase: .up),
        to: test)
    }
    #expect(log.lines == ["again", "again", "again", "again", "again", "once"])
  }

  @Test func `arrows, home and end move a slider`() {
    let test = test()
    send(KeyInput(.tab, modifiers: .shift), to: test)
    send(KeyInput(.right), KeyInput(.down), KeyInput(.down), KeyInput(.end), KeyInput(.right), KeyInput(.home), to: test)
    #expect(log.lines == ["level 0.6", "level 0.5", "level 0.4", "level 1.0", "level 0.0"])
  }

  @Test func `the focus ends with its control, with escape and with a press`() {
    let test = test()
    send(KeyInput(.tab), KeyInput(.tab), KeyInput(.space), to: test)
    #expect(test.tree.keyboard.focusedNode == nil)
    send(KeyInput(.tab), KeyInput(.escape), to: test)
    #expect(ring(test).isNull)
    send(KeyInput(.tab), to: test)
    #expect(!ring(test).isNull)
    test.turn { test.tree.pointer.dispatch(.began(CGPoint(x: 1, y: 1))) }
    #expect(ring(test).isNull)
  }

  @Test func `the focus ends with a view that is no control`() {
    let remote = Remote<Bool>()
    let test = ViewTest(Changing(true, remote) { if $0 { Text("stop").focusable() } })
    send(KeyInput(.tab), to: test)
    #expect(test.tree.keyboard.focusedNode != nil)
    test.turn { remote.set(false) }
    #expect(test.tree.keyboard.focusedNode == nil)
    #expect(ring(test).isNull)
  }

  @Test func `keys with control, option or command are left to others`() {
    let test = test()
    for modifiers in [KeyInput.Modifiers.control, .option, .command] {
      #expect(!test.tree.keyboard.dispatch(KeyInput(.tab, modifiers: modifiers)))
    }
    #expect(!test.tree.keyboard.dispatch(KeyInput(.character("a"))))
  }
}
