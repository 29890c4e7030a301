import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Which control a key presses, and what shows its shortcut (B20.50–B20.57).
  @MainActor
  struct ShortcutRules {
    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.50abc a shortcut presses a button and flips a toggle, wherever the focus is`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var isOn = false
        @State private var text = ""

        var body: some View {
          VStack {
            Button("press") { Log.add("press") }.keyboardShortcut("p")
            Toggle("flip", isOn: $isOn).keyboardShortcut("t")
            TextField("field", text: $text)
            Text("on \(isOn)")
          }
        }
      }
      let stage = await Stage(Root(), idiom: idiom)
      for label in [nil, "field"] {
        if let label { try await stage.tap(label) }
        #expect(stage.harness.focusedLabel == label)
        await stage.harness.key("p", modifiers: .command)
        #expect(Log.take() == ["press"])
        await stage.harness.key("t", modifiers: .command)
        #expect(stage.shows("on \(label == nil)"))
      }
    }

    private struct Covered: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Button("root") { Log.add("root") }.keyboardShortcut("k")
          Button("open") { isOn = true }
        }
        .sheet(isPresented: $isOn) {
          VStack {
            Button("sheet") { Log.add("sheet") }.keyboardShortcut("k")
            Closer(name: "close")
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.51ab the presentation on top is searched first, and without one the window`(_ idiom: Idiom) async throws {
      let stage = await Stage(Covered(), idiom: idiom)
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["root"])
      try await stage.tap("open")
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["sheet"])
      try await stage.tap("close")
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["root"])
    }

    private func button(_ name: String) -> some View { Button(name) { Log.add(name) }.keyboardShortcut("k") }

    @Test func `B20.51c the first control in depth has a key, before those beside and below it`() async {
      let deep = await Stage(
        VStack {
          HStack {
            VStack {
              Text("above")
              button("deep")
            }
            button("beside")
          }
          button("below")
        })
      await deep.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["deep"])
      let flat = await Stage(
        HStack {
          button("leading")
          VStack { button("trailing") }
        })
      await flat.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["leading"])
    }

    @Test func `B20.52c caps lock and the number pad make no difference`() async {
      let stage = await Stage(
        VStack {
          Button("k") { Log.add("k") }.keyboardShortcut("k")
          Button("five") { Log.add("five") }.keyboardShortcut("5", modifiers: [.command, .numericPad])
        }, idiom: .desktop)
      await stage.harness.key("k", modifiers: [.command, .capsLock])
      await stage.harness.key("5", modifiers: .command)
      await stage.harness.key("5", modifiers: [.command, .numericPad])
      #expect(Log.take() == ["k", "five", "five"])
    }

    @Test func `B20.54b a control that is clipped or scrolled away fires`() async {
      let stage = await Stage(
        VStack {
          Button("clipped") { Log.add("clipped") }.keyboardShortcut("c").offset(y: 300).frame(width: 20, height: 20).clipped()
          ScrollView {
            VStack {
              Color.clear.frame(height: 5_000)
              Button("far") { Log.add("far") }.keyboardShortcut("f")
            }
          }
        }, idiom: .desktop)
      #expect(!stage.shows("far"))
      await stage.harness.key("c", modifiers: .command)
      await stage.harness.key("f", modifiers: .command)
      #expect(Log.take() == ["clipped", "far"])
    }

    @Test func `B20.54e a control that leaves or has gone does not fire`() async throws {
      struct Root: View {
        @State private var isShown = true

        var body: some View {
          VStack {
            if isShown { Button("act") { Log.add("act") }.keyboardShortcut("k").transition(.opacity) }
            Button("away") { withAnimation(.linear(duration: 1)) { isShown = false } }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["act"])
      try await stage.harness.tap("away")
      await stage.harness.advance(by: 0.5)
      #expect(stage.shows("act"))
      await stage.harness.key("k", modifiers: .command)
      await stage.harness.advance(by: 1)
      #expect(!stage.shows("act"))
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == [])
    }

    @Test func `B20.55b a view with the focus that handles a key goes before a shortcut without modifiers`() async {
      let stage = await Stage(
        VStack {
          Text("pad").focusable().onKeyPress("x") {
            Log.add("pressed")
            return .handled
          }
          Button("act") { Log.add("act") }.keyboardShortcut("x", modifiers: [])
        }, idiom: .desktop)
      await stage.harness.key("x")
      #expect(Log.take() == ["act"])
      await stage.harness.moveFocus()
      await stage.harness.key("x")
      #expect(Log.take() == ["pressed"])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.56ab Return is the default action and Escape cancels, without modifiers`(_ idiom: Idiom) async {
      let stage = await Stage(
        VStack {
          Button("yes") { Log.add("yes") }.keyboardShortcut(.defaultAction)
          Button("no") { Log.add("no") }.keyboardShortcut(.cancelAction)
        }, idiom: idiom)
      for modifiers in [EventModifiers.command, .shift, .option] {
        await stage.harness.key(.return, modifiers: modifiers)
        await stage.harness.key(.escape, modifiers: modifiers)
      }
      #expect(Log.take() == [])
      await stage.harness.key(.return)
      await stage.harness.key(.escape)
      #expect(Log.take() == ["yes", "no"])
    }

    private struct Defaults: View {
      let isStyled: Bool

      var body: some View {
        VStack {
          if isStyled {
            Button("first") {}.buttonStyle(.borderedProminent)
            Button("second") {}.buttonStyle(.borderedProminent)
          } else {
            Button("first") {}.keyboardShortcut(.defaultAction)
            Button("second") {}.keyboardShortcut(.defaultAction)
          }
        }
      }
    }

    @Test func `B20.56c every default control of a desktop is prominent`() async {
      let (named, styled) = (
        await Stage(Defaults(isStyled: false), idiom: .desktop), await Stage(Defaults(isStyled: true), idiom: .desktop)
      )
      #expect(named.harness.displayListDump() == styled.harness.displayListDump())
    }

    @Test func `B20.57b a control of the desktop and its help do not show its shortcut`() async throws {
      let stage = await Stage(Button("act") {}.keyboardShortcut("k").help("Explains"), idiom: .desktop)
      #expect(stage.harness.texts == ["act"])
      try await stage.harness.hover("act")
      await stage.harness.advance(by: 1)
      #expect(stage.harness.texts == ["act", "Explains"])
    }

    @Test func `B20.57e the key for control is Ctrl too`() async throws {
      let stage = await Stage(
        Menu("menu") { Button("act") { Log.add("act") }.keyboardShortcut("k", modifiers: .control) }, idiom: .desktop)
      try await stage.tap("menu")
      #expect(stage.shows("Ctrl+K"))
    }
  }
}
