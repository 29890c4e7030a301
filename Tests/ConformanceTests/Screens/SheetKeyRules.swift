import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Focus and keys of presentations (B19.22–B19.24, B19.44).
  @MainActor
  struct SheetKeyRules {
    private struct Default: View {
      @State private var text = ""
      @FocusState private var isSecond: Bool

      var body: some View {
        VStack {
          TextField("one", text: $text)
          TextField("two", text: $text).focused($isSecond)
        }
        .defaultFocus($isSecond, true)
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.22a the focus goes to the default of what is presented`(_ idiom: Idiom) async {
      let stage = await Stage(Text("root").sheet(isPresented: .constant(true)) { Default() }, idiom: idiom)
      await stage.rest()
      #expect(stage.harness.focusedLabel == "two")
    }

    @Test func `B19.22c without a default nothing has the focus on phones`() async throws {
      struct Root: View {
        @State private var on = false
        @State private var text = ""

        var body: some View {
          VStack {
            TextField("outside", text: $text)
            Button("open") { on = true }
          }
          .sheet(isPresented: $on) { TextField("inside", text: $text) }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("open")
      #expect(stage.has("inside") && stage.harness.focusedLabel == nil)
    }

    @Test func `B19.22f the focus does not return to a view that is gone`() async throws {
      struct Root: View {
        @State private var on = false
        @State private var shows = true

        var body: some View {
          VStack {
            if shows { Button("open") { on = true } }
            Text("root")
          }
          .sheet(isPresented: $on) {
            VStack {
              Button("drop") { shows = false }
              Button("close") { on = false }
            }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.harness.moveFocus()
      #expect(stage.harness.focusedLabel == "open")
      await stage.harness.key(.space)
      await stage.rest()
      try await stage.tap("drop")
      try await stage.tap("close")
      #expect(!stage.has("close") && stage.harness.focusedLabel == nil)
    }

    private struct KeyRoot: View {
      @State private var on = true

      var body: some View {
        Keyed(name: "below").sheet(isPresented: $on) { Keyed(name: "above") }
      }

      struct Keyed: View {
        let name: String

        var body: some View {
          VStack {
            ForEach(0..<3) { n in
              Button("\(name) cancel \(n)") { Log.add("\(name) cancel \(n)") }.keyboardShortcut(.cancelAction).disabled(n == 0)
              Button("\(name) default \(n)") { Log.add("\(name) default \(n)") }.keyboardShortcut(.defaultAction).disabled(n == 0)
            }
          }
        }
      }
    }

    @Test func `B19.23ad Escape and Return are for the first enabled cancel and default actions, of the topmost`() async {
      let stage = await Stage(KeyRoot(), idiom: .desktop)
      await stage.rest()
      await stage.harness.key(.return)
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(Log.take() == ["above default 1", "above cancel 1"])
      #expect(stage.shows("above default 1"))
    }

    @Test func `B19.23e an editor that has the focus takes Return`() async {
      struct Root: View {
        @State private var text = "a"

        var body: some View {
          Text("root").sheet(isPresented: .constant(true)) {
            VStack {
              TextEditor(text: $text).accessibilityLabel("editor").frame(width: 200, height: 100)
              Button("default") { Log.add("default") }.keyboardShortcut(.defaultAction)
              Text("lines \(text.split(separator: "\n", omittingEmptySubsequences: false).count)")
            }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.rest()
      #expect(stage.harness.focusedLabel == "editor")
      await stage.harness.key(.return)
      await stage.rest()
      #expect(Log.take() == [] && stage.shows("lines 2"))
    }

    @Test func `B19.24a a view deep in the content holds the sheet against a swipe`() async {
      struct Root: View {
        let isDisabled: Bool
        @State private var on = true

        var body: some View {
          Text("root").sheet(isPresented: $on) {
            VStack {
              Text("first")
              HStack { Group { Text("deep").interactiveDismissDisabled(isDisabled) } }
            }
          }
        }
      }
      for isDisabled in [false, true] {
        let stage = await Stage(Root(isDisabled: isDisabled))
        await stage.rest()
        await stage.harness.drag(from: CGPoint(x: 195, y: 15), to: CGPoint(x: 195, y: 840), duration: 0.3)
        await stage.rest()
        #expect(stage.shows("deep") == isDisabled)
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.44d Escape dismisses a popover`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var on = false

        var body: some View {
          Button("open") { on = true }
            .popover(isPresented: $on) { Text("popover").presentationCompactAdaptation(.popover) }
        }
      }
      let stage = await Stage(Root(), idiom: idiom)
      try await stage.tap("open")
      #expect(stage.shows("popover"))
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(!stage.shows("popover"))
    }
  }
}
