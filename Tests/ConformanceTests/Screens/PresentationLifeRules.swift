import Combine
import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// When presentations come and go, what is told of it, and what waits (B19.06–B19.29).
  @MainActor
  struct PresentationLifeRules {
    private struct Item: Identifiable, Equatable {
      let id: Int
      var text: String
    }

    enum Style: CaseIterable { case sheet, cover, popover }

    private struct Items: View {
      static let subject = PassthroughSubject<Item?, Never>()
      let style: Style
      @State private var item: Item?

      var body: some View {
        let shown = Button("open") { item = Item(id: 1, text: "a") }.onReceive(Self.subject) { item = $0 }
        switch style {
        case .sheet: shown.sheet(item: $item, onDismiss: { Log.add("onDismiss") }) { content($0) }
        case .cover: shown.fullScreenCover(item: $item, onDismiss: { Log.add("onDismiss") }) { content($0) }
        case .popover: shown.popover(item: $item) { content($0) }
        }
      }

      private func content(_ item: Item) -> some View {
        VStack {
          Text("item \(item.id) \(item.text)")
          NamedTally(name: "t")
        }
        .life("\(item.id)")
      }
    }

    @Test(arguments: Style.allCases, [Idiom.phone, .desktop])
    func `B19.06abc another id is another presentation, B19.07ab the same id an update`(style: Style, idiom: Idiom) async throws {
      let stage = await Stage(Items(style: style), idiom: idiom)
      try await stage.tap("open")
      try await stage.tap("t0")
      #expect(Log.take() == ["1+"])
      await stage.harness.turn { Items.subject.send(Item(id: 1, text: "b")) }
      #expect(stage.shows("item 1 b") && stage.shows("t1"))
      #expect(Log.take() == [])
      await stage.harness.turn { Items.subject.send(Item(id: 2, text: "c")) }
      await stage.rest()
      await stage.rest()
      #expect(Log.take() == (style == .popover ? ["1-", "2+"] : ["1-", "onDismiss", "2+"]))
      #expect(stage.shows("item 2 c") && stage.shows("t0") && !stage.shows("item 1 b"))
      #expect(stage.harness.runtimeIssues == [])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.06 of several ids in a row the last one is presented in the end`(idiom: Idiom) async throws {
      let stage = await Stage(Items(style: .sheet), idiom: idiom)
      try await stage.harness.tap("open")
      await stage.harness.advance(by: 0.05)
      await stage.harness.turn { Items.subject.send(Item(id: 2, text: "b")) }
      await stage.harness.advance(by: 0.05)
      await stage.harness.turn { Items.subject.send(Item(id: 3, text: "c")) }
      await stage.rest()
      await stage.rest()
      #expect(stage.shows("item 3 c") && !stage.shows("item 1 a") && !stage.shows("item 2 b"))
      #expect(Log.take() == ["1+", "1-", "onDismiss", "3+"])
      await stage.harness.turn { Items.subject.send(nil) }
      await stage.rest()
      #expect(Log.take() == ["3-", "onDismiss"])
    }

    @Test func `B19.06b an item that comes while the last one goes waits for that`() async throws {
      let stage = await Stage(Items(style: .sheet))
      try await stage.tap("open")
      await stage.harness.turn { Items.subject.send(nil) }
      await stage.harness.advance(by: 0.1)
      await stage.harness.turn { Items.subject.send(Item(id: 1, text: "again")) }
      #expect(stage.shows("item 1 a"))
      await stage.rest()
      await stage.rest()
      #expect(stage.shows("item 1 again"))
      #expect(Log.take() == ["1+", "1-", "onDismiss", "1+"])
    }

    private struct Written: View {
      let style: Style
      @State private var on = false
      @State private var shows = true

      private var flag: Binding<Bool> {
        Binding(
          get: { on },
          set: {
            Log.add("set \($0)")
            on = $0
          })
      }

      var body: some View {
        VStack(spacing: 300) {
          if shows { presenter }
          Text("base")
        }
      }

      @ViewBuilder private var presenter: some View {
        let button = Button("open") { on = true }
        switch style {
        case .sheet: button.sheet(isPresented: flag, onDismiss: { Log.add("onDismiss") }) { content }
        case .cover: button.fullScreenCover(isPresented: flag, onDismiss: { Log.add("onDismiss") }) { content }
        case .popover: button.popover(isPresented: flag) { content }
        }
      }

      private var content: some View {
        VStack {
          Closer(name: "close")
          Button("lower") { on = false }
          Button("remove presenter") { shows = false }
        }
        .life("in")
      }
    }

    @Test func `B19.12abc what people dismiss writes the binding once, when that is certain`() async throws {
      let phone = await Stage(Written(style: .sheet))
      try await phone.tap("open")
      _ = Log.take()
      await phone.harness.down(at: CGPoint(x: 195, y: 15))
      await phone.harness.move(to: CGPoint(x: 195, y: 700), duration: 0.3)
      #expect(Log.take() == [])
      await phone.harness.up()
      #expect(Log.take() == ["set false"])
      await phone.rest()
      #expect(Log.take() == ["in-", "onDismiss"])
      let sheet = await Stage(Written(style: .sheet), idiom: .desktop)
      try await sheet.tap("open")
      _ = Log.take()
      await sheet.harness.key(.escape)
      #expect(Log.take() == ["set false"])
      await sheet.rest()
      #expect(Log.take() == ["in-", "onDismiss"])
      for idiom in [Idiom.phone, .desktop] {
        let popover = await Stage(Written(style: .popover), idiom: idiom, size: CGSize(width: 800, height: 700))
        try await popover.tap("open")
        _ = Log.take()
        await popover.harness.tap(at: CGPoint(x: 780, y: 680))
        #expect(Log.take() == ["set false"])
        await popover.rest()
        #expect(Log.take() == ["in-"])
      }
    }

    @Test(arguments: ["close", "lower"], [Style.sheet, .cover])
    func `B19.14a onDismiss is called once for every way out`(label: String, style: Style) async throws {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Written(style: style), idiom: idiom)
        for _ in 0..<2 {
          try await stage.tap("open")
          _ = Log.take()
          try await stage.harness.tap(label)
          await stage.harness.advance(by: 0.1)
          await stage.harness.key(.escape)
          await stage.rest()
          #expect(Log.take().filter { $0 != "set false" } == ["in-", "onDismiss"])
        }
      }
    }

    @Test(arguments: Style.allCases, [Idiom.phone, .desktop])
    func `B19.14bc a presenter that is removed takes its presentation along and calls nothing`(style: Style, idiom: Idiom) async throws {
      let stage = await Stage(Written(style: style), idiom: idiom)
      try await stage.tap("open")
      _ = Log.take()
      try await stage.harness.tap("remove presenter")
      #expect(Log.take() == ["in-"])
      #expect(!stage.shows("close") && stage.has("base"))
      await stage.rest()
      #expect(Log.take() == [])
    }

    @Test func `B19.15 a binding that refuses keeps what is presented, and its content works on`() async throws {
      struct Root: View {
        let style: Style

        var body: some View {
          switch style {
          case .sheet: Text("base").sheet(isPresented: .constant(true)) { NamedTally(name: "in") }
          case .cover: Text("base").fullScreenCover(isPresented: .constant(true)) { NamedTally(name: "in") }
          case .popover: Text("base").popover(isPresented: .constant(true)) { NamedTally(name: "in") }
          }
        }
      }
      for style in Style.allCases {
        let desktop = await Stage(Root(style: style), idiom: .desktop)
        await desktop.rest()
        await desktop.harness.key(.escape)
        await desktop.rest()
        await desktop.harness.tap(at: CGPoint(x: 790, y: 590))
        await desktop.rest()
        try await desktop.tap("in0")
        #expect(desktop.shows("in1"), "\(style)")
      }
      let phone = await Stage(Root(style: .sheet))
      await phone.rest()
      await phone.harness.drag(from: CGPoint(x: 195, y: 15), to: CGPoint(x: 195, y: 840), duration: 0.3)
      await phone.rest()
      await phone.harness.tap(at: CGPoint(x: 195, y: 4))
      await phone.rest()
      try await phone.tap("in0")
      #expect(phone.shows("in1"))
    }

    private struct Waiting: View {
      @State private var sheet = false
      @State private var cover = false
      @State private var alert = false

      var body: some View {
        VStack {
          Button("open") { sheet = true }
            .sheet(isPresented: $sheet, onDismiss: { Log.add("gone") }) {
              VStack {
                Button("also cover") { cover = true }
                Button("no cover") { cover = false }
                Button("cover after") {
                  sheet = false
                  cover = true
                }
                Button("also alert") { alert = true }
                Closer(name: "close sheet")
              }
              .life("sheet")
            }
          Text("second").fullScreenCover(isPresented: $cover) { Closer(name: "close cover").life("cover") }
        }
        .alert("Alert", isPresented: $alert) {}
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.16abc a second presentation of the same level waits, with an issue`(idiom: Idiom) async throws {
      let stage = await Stage(Waiting(), idiom: idiom)
      try await stage.tap("open")
      try await stage.tap("also cover")
      #expect(stage.shows("close sheet") && !stage.shows("close cover"))
      #expect(stage.issues("only one at a time").count == 1)
      _ = Log.take()
      try await stage.tap("close sheet")
      await stage.rest()
      #expect(Log.take() == ["sheet-", "gone", "cover+"])
      try await stage.tap("close cover")
      #expect(!stage.shows("close cover") && stage.has("open"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.16d one that is no longer asked for is not presented later`(idiom: Idiom) async throws {
      let stage = await Stage(Waiting(), idiom: idiom)
      for label in ["open", "also cover", "no cover", "close sheet"] { try await stage.tap(label) }
      await stage.rest()
      #expect(!stage.shows("close cover") && stage.has("open"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.16 one after the other, in one action, is no mistake`(idiom: Idiom) async throws {
      let stage = await Stage(Waiting(), idiom: idiom)
      try await stage.tap("open")
      try await stage.tap("cover after")
      await stage.rest()
      #expect(stage.shows("close cover") && !stage.shows("close sheet"))
      #expect(stage.harness.runtimeIssues == [])
    }

    @Test func `B19.42a an alert of the presenter waits for its sheet`() async throws {
      let stage = await Stage(Waiting())
      try await stage.tap("open")
      try await stage.tap("also alert")
      #expect(!stage.shows("Alert"))
      try await stage.tap("close sheet")
      await stage.rest()
      #expect(stage.shows("Alert"))
    }

    private struct Three: View {
      @State private var flags = [false, false]
      @State private var top: Item?

      var body: some View {
        Button("open 0") { flags[0] = true }
          .sheet(isPresented: $flags[0], onDismiss: { Log.add("gone 0 \(flags) \(top == nil)") }) {
            Button("open 1") { flags[1] = true }.life("0")
              .sheet(isPresented: $flags[1], onDismiss: { Log.add("gone 1") }) {
                Button("open 2") { top = Item(id: 2, text: "top") }.life("1")
                  .sheet(item: $top, onDismiss: { Log.add("gone 2") }) { _ in
                    VStack {
                      Button("lowest") { flags[0] = false }
                      Button("middle") { flags[1] = false }
                    }
                    .life("2")
                  }
              }
          }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.18abcd a sheet that goes takes those above along, from the top down`(idiom: Idiom) async throws {
      let stage = await Stage(Three(), idiom: idiom)
      for place in 0..<3 { try await stage.tap("open \(place)") }
      _ = Log.take()
      try await stage.tap("middle")
      await stage.rest()
      #expect(Log.take() == ["2-", "1-", "gone 2", "gone 1"])
      #expect(stage.has("open 1") && !stage.has("open 2"))
      for place in 1..<3 { try await stage.tap("open \(place)") }
      let order = stage.harness.texts.filter { $0.hasPrefix("open") || $0 == "lowest" }
      #expect(order == ["open 0", "open 1", "open 2", "lowest"])
      _ = Log.take()
      try await stage.tap("lowest")
      await stage.rest()
      #expect(Log.take() == ["2-", "1-", "0-", "gone 2", "gone 1", "gone 0 [false, false] true"])
      #expect(stage.has("open 0"))
    }

    private final class Account: ObservableObject {
      let name: String

      init(_ name: String) { self.name = name }
    }

    private struct Reading: View {
      let name: String
      @EnvironmentObject private var account: Account
      @Environment(\.isPresented) private var isPresented

      var body: some View {
        VStack {
          EnvironmentMark(name: name)
          Text("\(name) \(account.name) \(isPresented)")
        }
      }
    }

    private struct Surrounded: View {
      let style: Style
      @State private var on = true

      var body: some View {
        NavigationStack {
          let inner = Reading(name: "below").environment(\.mark, "inner").environmentObject(Account("inner"))
          Group {
            switch style {
            case .sheet: inner.sheet(isPresented: $on) { Reading(name: "above") }
            case .cover: inner.fullScreenCover(isPresented: $on) { Reading(name: "above") }
            case .popover: inner.popover(isPresented: $on) { Reading(name: "above") }
            }
          }
          .environment(\.mark, "outer")
          .environmentObject(Account("outer"))
        }
      }
    }

    @Test(arguments: Style.allCases, [Idiom.phone, .desktop])
    func `B8.08 B19.19abd what is presented inherits from outside of its modifier, and is presented itself`(style: Style, idiom: Idiom)
      async
    {
      let stage = await Stage(Surrounded(style: style), idiom: idiom)
      await stage.rest()
      #expect(stage.shows("above:outer") && stage.shows("above outer true"), "\(stage.harness.texts)")
      if style != .cover { #expect(stage.shows("below:inner") && stage.shows("below inner false")) }
    }

    private struct Below: View {
      static let numbers = PassthroughSubject<Int, Never>()
      let style: Style
      @State private var on = false
      @State private var n = 0
      @State private var text = ""

      var body: some View {
        VStack {
          Button("open") { on = true }
          Text("n \(n)")
          TextField("field", text: $text)
          Button("key") { Log.add("key") }.keyboardShortcut("k")
        }
        .life("base")
        .onReceive(Self.numbers) { n = $0 }
        .modifier(Presenting(style: style, on: $on, n: n))
      }

      private struct Presenting: ViewModifier {
        let style: Style
        @Binding var on: Bool
        let n: Int

        func body(content: Content) -> some View {
          if style == .sheet {
            content.sheet(isPresented: $on) { Closer(name: "close \(n)") }
          } else {
            content.fullScreenCover(isPresented: $on) { Closer(name: "close \(n)") }
          }
        }
      }
    }

    @Test(arguments: [Style.sheet, .cover], [Idiom.phone, .desktop])
    func `B19.21abcdf B21.98b what is below updates, and neither keys nor pointer nor readers reach it`(style: Style, idiom: Idiom)
      async throws
    {
      let stage = await Stage(Below(style: style), idiom: idiom)
      let button = try #require(stage.harness.elementFrame("key"))
      try await stage.tap("open")
      _ = Log.take()
      await stage.harness.key("k", modifiers: .command)
      await stage.harness.tap(at: CGPoint(x: button.midX, y: button.midY))
      #expect(Log.take() == [])
      #expect(!stage.has("field") && !stage.has("open"))
      for _ in 0..<4 { await stage.harness.moveFocus() }
      #expect(stage.harness.focusedLabel == nil || stage.harness.focusedLabel == "close 0")
      await stage.harness.turn { Below.numbers.send(3) }
      #expect(stage.shows("close 3"))
      if style == .sheet { #expect(stage.shows("n 3")) }
      try await stage.tap("close 3")
      #expect(stage.shows("n 3"))
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["key"])
    }

    @Test func `B19.29de a cover fills the window, Escape dismisses it on the desktop, and its presenter stays live`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Below(style: .cover), idiom: idiom)
        try await stage.tap("open")
        #expect(Log.take() == ["base+"])
        await stage.harness.turn { Below.numbers.send(2) }
        #expect(stage.shows("close 2"))
        await stage.harness.key(.escape)
        await stage.rest()
        #expect(stage.shows("close 2") == (idiom == .phone))
        if idiom == .phone { try await stage.tap("close 2") }
        #expect(stage.shows("n 2") && Log.take() == [])
      }
    }
  }
}
