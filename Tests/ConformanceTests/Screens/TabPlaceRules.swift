import Combine
import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What tab views make and park, where their tabs stand, and who else shows badges (B20.06–B20.14).
  @MainActor
  struct TabPlaceRules {
    @MainActor
    private final class Made: ObservableObject {
      init(_ name: String) { Log.add("state \(name)") }
    }

    private struct MadePage: View {
      let name: String
      @StateObject private var made: Made

      init(_ name: String) {
        self.name = name
        _made = StateObject(wrappedValue: Made(name))
      }

      var body: some View {
        let _ = Log.add("body \(name)")
        Text("page \(name)")
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.06a what a tab holds is made when the tab is first selected`(_ idiom: Idiom) async throws {
      let stage = await Stage(
        TabView {
          MadePage("a").tabItem { Text("A") }
          MadePage("b").tabItem { Text("B") }
        }, idiom: idiom)
      let first = Log.take()
      #expect(first.contains("body a") && !first.contains { $0.hasSuffix(" b") })
      try await stage.tap("B")
      #expect(Set(Log.take()) == ["body b", "state b"])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.08ab a tab that is not selected is not drawn and not hit`(_ idiom: Idiom) async throws {
      let stage = await Stage(
        TabView {
          Button {
            Log.add("pressed")
          } label: {
            Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 100).ax("red")
          }
          .buttonStyle(.plain).tabItem { Text("A") }
          Text("other").tabItem { Text("B") }
        }, idiom: idiom)
      func isDrawn() -> Bool { stage.harness.displayListDump().contains("color 1 0 0 1") }
      let frame = try #require(stage.harness.frame(of: "red"))
      let place = CGPoint(x: frame.minX + 10, y: frame.minY + 10)
      await stage.harness.tap(at: place)
      #expect(isDrawn() && Log.take() == ["pressed"])
      try await stage.tap("B")
      await stage.harness.tap(at: place)
      #expect(!isDrawn() && Log.take() == [])
      try await stage.tap("A")
      #expect(isDrawn())
    }

    private final class Source: ObservableObject {
      @Published var number = 0
      let subject = PassthroughSubject<Int, Never>()
    }

    private struct Listener: View {
      @ObservedObject var source: Source

      var body: some View {
        Text("number \(source.number)")
          .onReceive(source.subject) { Log.add("received \($0)") }
          .onChange(of: source.number) { _, new in Log.add("changed \(new)") }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.08e a tab that is not selected stays subscribed, and shows present values in its first frame`(_ idiom: Idiom) async throws {
      let source = Source()
      let stage = await Stage(
        TabView {
          Listener(source: source).tabItem { Text("A") }
          Text("other").tabItem { Text("B") }
        }, idiom: idiom)
      try await stage.tap("B")
      await stage.harness.turn { source.number = 1 }
      await stage.harness.turn { source.subject.send(5) }
      #expect(Log.take() == ["changed 1", "received 5"])
      try await stage.harness.tap("A")
      #expect(stage.shows("number 1"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.10i views in free places show no badges`(_ idiom: Idiom) async {
      let stage = await Stage(
        VStack {
          Text("text").badge(7)
          Button("button") {}.badge(8)
          HStack { Text("inside") }.badge(Text("new"))
        }, idiom: idiom)
      #expect(stage.shows("text") && stage.shows("button") && stage.shows("inside"))
      for badge in ["7", "8", "new"] { #expect(!stage.shows(badge)) }
    }

    @Test func `B20.11e on the desktop the tabs are a row in the middle of the top`() async throws {
      let names = ["One", "Two", "Three"]
      let stage = await Stage(
        TabView { ForEach(names, id: \.self) { name in Text("page \(name)").tabItem { Text(name) } } }, idiom: .desktop)
      let frames = try names.map { try #require(stage.harness.elementFrame($0)) }
      #expect(frames.allSatisfy { $0.minY >= 0 && $0.maxY <= 24 && $0.minY == frames[0].minY })
      #expect(frames[0].maxX <= frames[1].minX && frames[1].maxX <= frames[2].minX)
      #expect(abs((frames[0].minX + frames[2].maxX) / 2 - 400) < 1)
    }

    @Test func `B20.14a B21.92e arrow keys move the selection while the bar has the focus`() async throws {
      let stage = await Stage(
        TabView {
          Text("page one").tabItem { Text("One") }
          Text("page two").tabItem { Text("Two") }
        }, idiom: .desktop)
      await stage.harness.moveFocus()
      #expect(stage.harness.focusedLabel == "One")
      await stage.harness.key(.rightArrow)
      await stage.rest()
      #expect(stage.shows("page two"))
      await stage.harness.key(.leftArrow)
      await stage.rest()
      #expect(stage.shows("page one"))
    }

    // MARK: Pages

    private struct Page: View {
      let number: Int

      var body: some View {
        let _ = Log.add("body \(number)")
        Color.clear.ax("p\(number)")
      }
    }

    private struct Pages: View {
      var count = 10
      @State private var page = 0

      var body: some View {
        TabView(
          selection: Binding(
            get: { page },
            set: {
              Log.add("set \($0)")
              page = $0
            })
        ) {
          ForEach(0..<count, id: \.self) { Page(number: $0).tag($0) }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }

    private func x(_ page: Int, _ stage: Stage) -> CGFloat? { stage.harness.frame(of: "p\(page)")?.minX }

    @Test func `B20.13ab pages stand side by side and follow the finger`() async throws {
      let stage = await Stage(Pages())
      await stage.harness.down(at: CGPoint(x: 350, y: 400))
      await stage.harness.move(to: CGPoint(x: 300, y: 400), duration: 0.2)
      let start = try #require(x(0, stage))
      await stage.harness.move(to: CGPoint(x: 220, y: 400), duration: 0.2)
      #expect(try abs(#require(x(0, stage)) - (start - 80)) < 0.01)
      #expect(try abs(#require(x(1, stage)) - (start - 80 + 390)) < 0.01)
      await stage.harness.move(to: CGPoint(x: 260, y: 400), duration: 0.2)
      #expect(try abs(#require(x(0, stage)) - (start - 40)) < 0.01)
      await stage.harness.up()
    }

    /// Returns the page that is shown after a drag to the next one.
    private func page(after distance: CGFloat, in seconds: Double, resting rest: Double) async -> Int? {
      let stage = await Stage(Pages())
      await stage.harness.down(at: CGPoint(x: 380, y: 400))
      await stage.harness.move(to: CGPoint(x: 380 - distance, y: 400), duration: seconds)
      await stage.harness.advance(by: rest)
      await stage.harness.up()
      await stage.rest()
      return (0..<10).first { abs(x($0, stage) ?? 1000) < 0.5 }
    }

    @Test func `B20.13c a release beyond half a width goes on, and one before it goes back`() async {
      #expect(await page(after: 185, in: 1, resting: 0.5) == 0)
      #expect(await page(after: 225, in: 1, resting: 0.5) == 1)
    }

    @Test func `B20.13d a release faster than 300 points a second goes on`() async {
      #expect(await page(after: 75, in: 0.3, resting: 0) == 0)
      #expect(await page(after: 75, in: 0.2, resting: 0) == 1)
    }

    @Test func `B20.13ef the binding is written when the page has settled, and pages do not wrap`() async throws {
      let stage = await Stage(Pages(count: 3))
      _ = Log.take()
      func sets() -> [String] { Log.take().filter { $0.hasPrefix("set") } }
      for next in [1, 2] {
        await stage.harness.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.3)
        var written: [String] = []
        for _ in 0..<120 where written.isEmpty {
          written = sets()
          if written.isEmpty { await stage.harness.advance(by: 1.0 / 60) }
        }
        #expect(written == ["set \(next)"])
        #expect(try abs(#require(x(next, stage))) < 0.5, "\(String(describing: x(next, stage)))")
        await stage.rest()
        #expect(sets() == [])
      }
      await stage.harness.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.2)
      await stage.rest()
      #expect(sets() == [])
      #expect(try abs(#require(x(2, stage))) < 0.5)
    }

    @Test func `B20.13j all pages are made, and the one that is shown and its neighbours are laid out`() async {
      let stage = await Stage(Pages())
      await stage.rest()
      #expect(Set(Log.take()) == Set((0..<10).map { "body \($0)" }))
      #expect(x(0, stage) == 0 && x(3, stage) == nil)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.13ghi dots are there for more than one page, always or never`(_ idiom: Idiom) async {
      func hasDots(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) async -> Bool {
        await Stage(
          TabView { ForEach(0..<count, id: \.self) { Text("page \($0)") } }.tabViewStyle(.page(indexDisplayMode: mode)), idiom: idiom
        ).has("Page 1 of \(count)")
      }
      #expect(await hasDots(2, .automatic))
      #expect(await !hasDots(1, .automatic))
      #expect(await hasDots(2, .always))
      #expect(await hasDots(1, .always))
      #expect(await !hasDots(2, .never))
    }
  }
}
