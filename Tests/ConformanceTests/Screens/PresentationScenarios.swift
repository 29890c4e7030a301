import Combine
import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The scenarios of C19.
  @MainActor
  struct PresentationScenarios {
    private static let flips = PassthroughSubject<Bool, Never>()

    private struct Sheet: View {
      @State private var on = false

      var body: some View {
        Button("open") { on = true }.life("root")
          .sheet(isPresented: $on, onDismiss: { Log.add("onDismiss \(on)") }) {
            let _ = Log.add("content")
            VStack {
              Closer(name: "close")
              Button("flip") { on = false }
            }
            .life("sheet")
          }
          .onReceive(PresentationScenarios.flips) { on = $0 }
      }
    }

    @Test func `S331 B19.10a B19.19c life of a sheet`() async throws {
      let stage = await Stage(Sheet())
      #expect(Log.take() == ["root+"])
      try await stage.tap("open")
      #expect(Log.take() == ["content", "sheet+"])
      #expect(stage.shows("open"))
      #expect(stage.shows("close"))
      try await stage.tap("close")
      #expect(Log.take() == ["sheet-", "onDismiss false"])
      #expect(!stage.shows("close"))
    }

    @Test func `S332 B19.14a onDismiss once for every way out`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Sheet(), idiom: idiom)
        func open() async throws {
          try await stage.tap("open")
          _ = Log.take()
        }
        for label in ["flip", "close"] {
          try await open()
          try await stage.tap(label)
          #expect(Log.take() == ["sheet-", "onDismiss false"], "\(label)")
        }
        try await open()
        if idiom == .phone {
          await stage.harness.drag(from: CGPoint(x: 195, y: 15), to: CGPoint(x: 195, y: 840), duration: 0.3)
        } else {
          await stage.harness.key(.escape)
        }
        await stage.rest()
        #expect(Log.take() == ["sheet-", "onDismiss false"])
      }
    }

    @Test func `B19.12c a swipe that is given up leaves the sheet where it was`() async throws {
      let stage = await Stage(Sheet())
      try await stage.tap("open")
      _ = Log.take()
      await stage.harness.down(at: CGPoint(x: 195, y: 15))
      await stage.harness.move(to: CGPoint(x: 195, y: 120), duration: 0.5)
      await stage.harness.move(to: CGPoint(x: 195, y: 119), duration: 0.5)
      await stage.harness.up()
      await stage.rest()
      #expect(Log.take() == [])
      #expect(stage.shows("close"))
    }

    private struct Item: Identifiable {
      let id: Int
      var text: String
    }

    private struct Items: View {
      @State private var item: Item?

      var body: some View {
        Button("open") { item = Item(id: 1, text: "a") }
          .sheet(item: $item, onDismiss: { Log.add("onDismiss") }) { i in
            VStack {
              Text("item \(i.text)")
              NamedTally(name: "c")
              Button("other") { item = Item(id: 2, text: "b") }
              Button("same") { item?.text = "z" }
              Button("nil") { item = nil }
            }
            .life("s\(i.id)")
          }
      }
    }

    @Test func `S334 B19.07ab the same id is an update, and B19.06abc another one is another sheet`() async throws {
      let stage = await Stage(Items())
      try await stage.tap("open")
      #expect(Log.take() == ["s1+"])
      try await stage.tap("c0")
      try await stage.tap("same")
      #expect(Log.take() == [])
      #expect(stage.shows("item z"))
      #expect(stage.shows("c1"))
      try await stage.tap("other")
      await stage.rest()
      #expect(Log.take() == ["s1-", "onDismiss", "s2+"])
      #expect(stage.shows("c0"))
      #expect(stage.shows("item b"))
      try await stage.harness.tap("nil")
      await stage.harness.advance(by: 0.1)
      #expect(stage.shows("item b"))
      await stage.rest()
      #expect(Log.take() == ["s2-", "onDismiss"])
    }

    @Test func `S335 B19.19ab a sheet has the environment of the place of its modifier`() async {
      struct Root: View {
        @State private var on = true

        var body: some View {
          EnvironmentMark(name: "p").environment(\.mark, "inner").sheet(isPresented: $on) { EnvironmentMark(name: "s") }
            .environment(\.mark, "outer")
        }
      }
      let stage = await Stage(Root())
      await stage.rest()
      #expect(stage.shows("p:inner"))
      #expect(stage.shows("s:outer"))
    }

    @Test func `S337 B19.16abc a second sheet waits for the first`() async throws {
      struct Root: View {
        @State private var a = false
        @State private var b = false

        var body: some View {
          VStack {
            Button("both") {
              a = true
              b = true
            }
            Text("A").sheet(isPresented: $a, onDismiss: { Log.add("gone a") }) { Closer(name: "close a").life("a") }
            Text("B").sheet(isPresented: $b) { Closer(name: "close b").life("b") }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("both")
      #expect(Log.take() == ["a+"])
      #expect(stage.issues("sheet").count == 1)
      try await stage.tap("close a")
      await stage.rest()
      #expect(Log.take() == ["a-", "gone a", "b+"])
      #expect(stage.shows("close b"))
    }

    @Test func `S338 B19.18bc a sheet on a sheet goes with the lower one`() async throws {
      struct Root: View {
        @State private var a = false
        @State private var b = false

        var body: some View {
          Button("open") { a = true }
            .sheet(isPresented: $a, onDismiss: { Log.add("gone a \(a) \(b)") }) {
              Button("further") { b = true }.life("a")
                .sheet(isPresented: $b, onDismiss: { Log.add("gone b") }) { Button("all") { a = false }.life("b") }
            }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("open")
      try await stage.tap("further")
      _ = Log.take()
      try await stage.tap("all")
      await stage.rest()
      #expect(Log.take() == ["b-", "a-", "gone b", "gone a false false"])
      #expect(!stage.shows("further"))
    }

    @Test func `S340 B19.13c dismiss of the presenter does not close the sheet`() async throws {
      struct Root: View {
        @Environment(\.dismiss) private var dismiss
        @State private var on = false

        var body: some View {
          Button("open") { on = true }.sheet(isPresented: $on) {
            VStack {
              Text("in")
              Button("wrong") { dismiss() }
            }
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("open")
      try await stage.tap("wrong")
      #expect(stage.shows("in"))
    }

    private struct Locked: View {
      @State private var on = true
      @State private var locked = true

      var body: some View {
        Text("base").sheet(isPresented: $on) {
          VStack {
            Button("unlock") { locked = false }
            Closer(name: "close")
          }
          .interactiveDismissDisabled(locked)
        }
      }
    }

    @Test func `S341 B19.23bc B19.24bd Escape and interactiveDismissDisabled`() async throws {
      var stage = await Stage(Locked(), idiom: .desktop)
      await stage.rest()
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(stage.shows("unlock"))
      try await stage.tap("unlock")
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(!stage.shows("unlock"))
      stage = await Stage(Locked(), idiom: .desktop)
      await stage.rest()
      try await stage.tap("close")
      #expect(!stage.shows("unlock"))
    }

    @Test func `S343 B19.22bde focus is kept inside and given back`() async throws {
      struct Root: View {
        @State private var on = false

        var body: some View {
          VStack {
            Button("one") {}
            Button("open") { on = true }
          }
          .sheet(isPresented: $on) {
            VStack {
              Button("x") {}
              Button("y") { on = false }
            }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.harness.moveFocus()
      await stage.harness.moveFocus()
      #expect(stage.harness.focusedLabel == "open")
      await stage.harness.key(.space)
      await stage.rest()
      #expect(stage.harness.focusedLabel == "x")
      await stage.harness.moveFocus()
      #expect(stage.harness.focusedLabel == "y")
      await stage.harness.moveFocus()
      #expect(stage.harness.focusedLabel == "x")
      await stage.harness.moveFocus(backwards: true)
      #expect(stage.harness.focusedLabel == "y")
      await stage.harness.key(.space)
      await stage.rest()
      #expect(stage.harness.focusedLabel == "open")
    }

    private struct Detents: View {
      let detents: Set<PresentationDetent>
      @State private var detent = PresentationDetent.medium
      @State private var on = true

      init(_ detents: Set<PresentationDetent>) { self.detents = detents }

      var body: some View {
        Text("base").sheet(isPresented: $on) {
          if detents.count > 1 {
            VStack {
              Color.red.ax("c")
              Button("grow") { detent = .large }
            }
            .presentationDetents(detents, selection: $detent)
          } else {
            Color.red.ax("c").presentationDetents(detents)
          }
        }
      }
    }

    @Test func `S344 B19.26bcde B19.27c detents`() async throws {
      var stage = await Stage(Detents([.medium, .large]))
      await stage.rest()
      #expect(stage.harness.frame(of: "c")?.minY == 422)
      try await stage.tap("grow")
      #expect(stage.harness.frame(of: "c")?.minY == 10)
      stage = await Stage(Detents([.height(200)]))
      await stage.rest()
      #expect(stage.harness.frame(of: "c")?.minY == 644)
      stage = await Stage(Detents([.fraction(0.25)]))
      await stage.rest()
      #expect(stage.harness.frame(of: "c")?.minY == 633)
    }

    private struct Asking: View {
      var isEmpty = false
      @State private var on = false

      var body: some View {
        let _ = Log.add("body \(on)")
        Button("ask") { on = true }.life("root")
          .alert("Sure?", isPresented: $on) {
            if !isEmpty {
              Button("Delete", role: .destructive) { Log.add("delete \(on)") }
              Button("Keep", role: .cancel) { Log.add("keep") }
            }
          } message: {
            Text("No way back.")
          }
      }
    }

    @Test func `S346 B19.10a B19.30a an alert runs the action, and closes then`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        var stage = await Stage(Asking(), idiom: idiom)
        _ = Log.take()
        try await stage.tap("ask")
        #expect(Log.take() == ["body true"])
        for text in ["Sure?", "No way back.", "Delete", "Keep"] { #expect(stage.shows(text)) }
        try await stage.tap("Delete")
        #expect(Log.take() == ["delete true", "body false"])
        #expect(!stage.shows("Sure?"))
        stage = await Stage(Asking(isEmpty: true), idiom: idiom)
        try await stage.tap("ask")
        #expect(stage.shows("OK"))
        try await stage.tap("OK")
        #expect(!stage.shows("Sure?"))
      }
    }

    @Test func `B19.35a Escape is the cancel of an alert`() async throws {
      let stage = await Stage(Asking(), idiom: .desktop)
      try await stage.tap("ask")
      _ = Log.take()
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(Log.take() == ["keep", "body false"])
      #expect(!stage.shows("Sure?"))
    }

    @Test func `S347 B19.33ab the data of an alert are frozen`() async throws {
      struct Root: View {
        static let subject = PassthroughSubject<String?, Never>()
        @State private var data: String? = "one"
        @State private var on = false

        var body: some View {
          VStack {
            Button("ask") { on = true }
            Button("clear") { data = nil }
          }
          .alert("T", isPresented: $on, presenting: data) { d in
            Button("use \(d)") { Log.add(d) }
          } message: { d in
            Text("about \(d)")
          }
          .onReceive(Self.subject) { data = $0 }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("ask")
      await stage.harness.turn { Root.subject.send("two") }
      #expect(stage.shows("about one"))
      try await stage.tap("use one")
      #expect(Log.take() == ["one"])
      try await stage.tap("clear")
      try await stage.tap("ask")
      #expect(!stage.shows("T"))
    }

    private struct Choice: View {
      var visibility = Visibility.automatic
      var back = false
      @State private var on = false

      var body: some View {
        Button("more") { on = true }
          .confirmationDialog("Options", isPresented: $on, titleVisibility: visibility) {
            if back { Button("Back", role: .cancel) { Log.add("back") } }
            Button("Copy") { Log.add("copy") }
            Button("Erase", role: .destructive) { Log.add("erase") }
          }
      }
    }

    @Test func `S349 B19.39abf a confirmation dialog`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        var stage = await Stage(Choice(), idiom: idiom)
        try await stage.tap("more")
        for text in ["Copy", "Erase", "Cancel"] { #expect(stage.shows(text)) }
        #expect(stage.shows("Options") == (idiom == .desktop))
        try await stage.tap("Cancel")
        #expect(Log.take() == [])
        #expect(!stage.shows("Copy"))
        try await stage.tap("more")
        try await stage.tap("Copy")
        #expect(Log.take() == ["copy"])
        #expect(!stage.shows("Copy"))
        stage = await Stage(Choice(visibility: .visible, back: true), idiom: idiom)
        try await stage.tap("more")
        #expect(stage.shows("Options"))
        #expect(!stage.shows("Cancel"))
        if idiom == .phone { #expect(stage.harness.texts.last == "Back") }
      }
    }

    @Test func `B19.39c a tap outside of a dialog is its cancel`() async throws {
      let stage = await Stage(Choice(back: true))
      try await stage.tap("more")
      await stage.harness.tap(at: CGPoint(x: 195, y: 100))
      await stage.rest()
      #expect(Log.take() == ["back"])
      #expect(!stage.shows("Copy"))
    }

    @Test func `S350 B19.40b an action sheet has its cancel last`() async throws {
      struct Root: View {
        @State private var on = false

        var body: some View {
          VStack {
            Button("ask") { on = true }
            Text("on \(on)")
          }
          .actionSheet(isPresented: $on) {
            ActionSheet(
              title: Text("A"), message: nil,
              buttons: [
                .cancel { Log.add("c") }, .default(Text("D")) { Log.add("d") }, .destructive(Text("X")) { Log.add("x") },
              ])
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("ask")
      #expect(stage.harness.texts.filter { ["D", "X", "Cancel"].contains($0) } == ["D", "X", "Cancel"])
      try await stage.tap("D")
      #expect(Log.take() == ["d"])
      #expect(stage.shows("on false"))
      try await stage.tap("ask")
      try await stage.tap("Cancel")
      #expect(Log.take() == ["c"])
    }

    @Test func `S352 B19.43fh B19.44ab a popover`() async throws {
      struct Root: View {
        @State private var on = false

        var body: some View {
          VStack(spacing: 200) {
            Button("pop") { on = true }.ax("pop").popover(isPresented: $on) { Color.red.frame(width: 120, height: 80).ax("p") }
            NamedTally(name: "t")
          }
        }
      }
      var stage = await Stage(Root(), idiom: .desktop)
      try await stage.tap("pop")
      let frame = try #require(stage.harness.frame(of: "p"))
      #expect(frame.size == CGSize(width: 120, height: 80))
      #expect(stage.harness.frame(of: "pop")?.intersects(frame) == false)
      try await stage.tap("t0")
      #expect(stage.harness.frame(of: "p") == nil)
      #expect(stage.shows("t1"))
      stage = await Stage(Root())
      try await stage.tap("pop")
      #expect(try #require(stage.harness.frame(of: "p")).minY >= 10)
      #expect(stage.harness.semanticsDump().contains("dialog"))
    }

    @Test func `S355 B19.10a B19.29ab a cover lies over the whole window and cannot be swiped away`() async throws {
      struct Root: View {
        @State private var on = false

        var body: some View {
          Button("open") { on = true }.life("root")
            .fullScreenCover(isPresented: $on, onDismiss: { Log.add("onDismiss \(on)") }) {
              let _ = Log.add("content")
              Color.red.ax("c").overlay { Closer(name: "close") }.life("cover")
            }
        }
      }
      let stage = await Stage(Root())
      _ = Log.take()
      try await stage.tap("open")
      #expect(Log.take() == ["content", "cover+"])
      #expect(stage.harness.frame(of: "c") == CGRect(x: 0, y: 0, width: 390, height: 844))
      await stage.harness.drag(from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 800), duration: 0.3)
      await stage.rest()
      #expect(Log.take() == [])
      try await stage.tap("close")
      #expect(Log.take() == ["cover-", "onDismiss false"])
    }

    @Test func `S356 a dismissal during the presentation`() async throws {
      let stage = await Stage(Sheet())
      _ = Log.take()
      try await stage.harness.tap("open")
      await stage.harness.advance(by: 0.1)
      await stage.harness.turn { Self.flips.send(false) }
      await stage.rest()
      #expect(Log.take() == ["content", "sheet+", "sheet-", "onDismiss false"])
    }

    @Test func `B19.14bc a presenter that goes takes its sheet along, without onDismiss`() async throws {
      struct Root: View {
        @State private var shows = true

        var body: some View {
          VStack {
            Text("base")
            if shows {
              Text("presenter").sheet(isPresented: .constant(true), onDismiss: { Log.add("onDismiss") }) {
                Button("remove") { shows = false }.life("sheet")
              }
            }
          }
        }
      }
      let stage = await Stage(Root())
      await stage.rest()
      _ = Log.take()
      try await stage.tap("remove")
      #expect(Log.take() == ["sheet-"])
      #expect(!stage.shows("remove"))
      #expect(stage.has("base"))
    }

    @Test func `B19.15 a binding that refuses the change keeps the sheet`() async throws {
      let stage = await Stage(Text("base").sheet(isPresented: .constant(true)) { Text("in") })
      await stage.rest()
      await stage.harness.drag(from: CGPoint(x: 195, y: 15), to: CGPoint(x: 195, y: 840), duration: 0.3)
      await stage.rest()
      #expect(stage.shows("in"))
      #expect(!stage.has("base"))
    }

    @Test func `B19.21de what is below is seen, and neither used nor read`() async throws {
      let stage = await Stage(Sheet())
      try await stage.tap("open")
      #expect(stage.shows("open"))
      #expect(!stage.has("open"))
      await #expect(throws: (any Error).self) { try await stage.harness.tap("open") }
    }
  }
}
