import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Motion, sizes and detents of sheets (B19.09–B19.29).
  @MainActor
  struct SheetMotionRules {
    private struct Opener<Content: View>: View {
      @State private var on = false
      @ViewBuilder let content: (Binding<Bool>) -> Content

      var body: some View {
        let _ = Log.add("body \(on)")
        Button("open") { on = true }.sheet(isPresented: $on, onDismiss: { Log.add("onDismiss") }) { content($on) }
      }
    }

    private func y(_ stage: Stage, _ name: String = "content") throws -> Double { try #require(stage.harness.presented(name, .y)) }

    @Test func `B19.09b the transition comes after the content has appeared`() async throws {
      let stage = await Stage(Opener { _ in Color.red.ax("content").life("in") })
      _ = Log.take()
      try await stage.harness.tap("open")
      #expect(Log.take() == ["body true", "in+"])
      #expect(try y(stage) >= 844)
      await stage.harness.advance(by: 0.1)
      #expect(try y(stage) < 844)
      await stage.rest()
      #expect(try y(stage) == 10)
    }

    private final class Model: ObservableObject {
      deinit { MainActor.assumeIsolated { Log.add("state gone") } }
    }

    private struct Stateful: View {
      @Binding var on: Bool
      @StateObject private var model = Model()
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        let _ = model
        VStack {
          Button("lower") {
            on = false
            Log.add("\(on)")
          }
          Button("dismiss") {
            dismiss()
            Log.add("\(on)")
          }
        }
        .life("in")
      }
    }

    @Test(arguments: ["lower", "dismiss"], [Idiom.phone, .desktop])
    func `B19.11ac a dismissal ends with onDisappear, onDismiss and the end of the state`(_ label: String, _ idiom: Idiom) async throws {
      let stage = await Stage(Opener { Stateful(on: $0) }, idiom: idiom)
      try await stage.tap("open")
      _ = Log.take()
      try await stage.harness.tap(label)
      #expect(Log.take() == ["false", "body false"])
      await stage.harness.advance(by: 0.1)
      #expect(Log.take() == [])
      await stage.rest()
      #expect(Log.take() == ["in-", "onDismiss", "state gone"])
    }

    @Test func `B19.25a a sheet of a phone slides up, and away, in 0.4 seconds`() async throws {
      let stage = await Stage(Opener { on in Button("lower") { on.wrappedValue = false }.life("in").ax("content") })
      try await stage.harness.tap("open")
      await stage.harness.advance(by: 0.2)
      let way = try y(stage)
      await stage.harness.advance(by: 0.21)
      let end = try y(stage)
      #expect(way > end + 1)
      await stage.rest()
      #expect(try y(stage) == end)
      _ = Log.take()
      try await stage.harness.tap("lower")
      await stage.harness.advance(by: 0.38)
      #expect(Log.take() == ["body false"])
      #expect(try y(stage) > end + 300)
      await stage.harness.advance(by: 0.04)
      #expect(Log.take() == ["in-", "onDismiss"])
    }

    @Test func `B19.25ef a sheet of a desktop appears centred, in 0.2 seconds`() async throws {
      let stage = await Stage(
        Opener { on in
          Button("lower") { on.wrappedValue = false }.frame(width: 200, height: 120).background(.red).ax("content").life("in")
        },
        idiom: .desktop)
      try await stage.harness.tap("open")
      await stage.harness.advance(by: 0.1)
      let frame = try #require(stage.harness.frame(of: "content"))
      #expect(frame.midX == 400 && frame.midY == 300)
      #expect(try #require(stage.harness.presented("content", .opacity)) < 0.99)
      await stage.harness.advance(by: 0.11)
      #expect(try #require(stage.harness.presented("content", .opacity)) == 1)
      #expect(stage.harness.frame(of: "content") == frame)
      _ = Log.take()
      try await stage.harness.tap("lower")
      await stage.harness.advance(by: 0.18)
      #expect(Log.take() == ["body false"])
      await stage.harness.advance(by: 0.04)
      #expect(Log.take() == ["in-", "onDismiss"])
    }

    @Test(arguments: [(way: 190.0, seconds: 1.9, dismisses: false), (230, 2.3, true), (100, 0.2, false), (100, 0.14, true)])
    func `B19.25cd a drag past half of the sheet, or faster than 600 points a second, dismisses it`(
      _ drag: (way: Double, seconds: Double, dismisses: Bool)
    ) async throws {
      let stage = await Stage(Opener { _ in Color.red.ax("content").presentationDetents([.medium]) })
      try await stage.tap("open")
      await stage.harness.drag(
        from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 450 + drag.way), duration: drag.seconds)
      await stage.rest()
      #expect((stage.harness.frame(of: "content") == nil) == drag.dismisses)
    }

    @Test(arguments: [(300.0, 200.0, 300.0, 200.0), (2_000, 150, 760, 150), (150, 2_000, 150, 560)])
    func `B19.26hi a sheet of a desktop has the ideal size of its content, at most the window less 40`(
      _ sizes: (ideal: Double, idealHeight: Double, width: Double, height: Double)
    ) async throws {
      let stage = await Stage(
        Opener { _ in
          Color.red.frame(minWidth: 0, idealWidth: sizes.ideal, minHeight: 0, idealHeight: sizes.idealHeight).ax("content")
        },
        idiom: .desktop)
      try await stage.tap("open")
      #expect(stage.harness.frame(of: "content")?.size == CGSize(width: sizes.width, height: sizes.height))
    }

    @Test func `B19.26j sizings of presentations change nothing`() async throws {
      func size(_ content: some View) async -> CGSize? {
        let stage = await Stage(Text("root").sheet(isPresented: .constant(true)) { content }, idiom: .desktop)
        await stage.rest()
        return stage.harness.frame(of: "content")?.size
      }
      let content = Color.red.frame(idealWidth: 300, idealHeight: 200).ax("content")
      let plain = await size(content)
      #expect(plain == CGSize(width: 300, height: 200))
      #expect(await size(content.presentationSizing(.page)) == plain)
      #expect(await size(content.presentationSizing(.form)) == plain)
      #expect(await size(content.presentationSizing(.fitted)) == plain)
    }

    @Test func `B19.27ab a sheet is large without detents, and begins at the smallest of several`() async {
      let large = await Stage(Text("root").sheet(isPresented: .constant(true)) { Color.red.ax("content") })
      await large.rest()
      #expect(large.harness.frame(of: "content")?.minY == 10)
      let small = await Stage(
        Text("root").sheet(isPresented: .constant(true)) {
          Color.red.ax("content").presentationDetents([.large, .height(200), .medium])
        })
      await small.rest()
      #expect(small.harness.frame(of: "content")?.minY == 644)
    }

    @Test func `B19.28a the drag indicator is there with two detents, and not with one`() async {
      func dump(_ detents: Set<PresentationDetent>, _ visibility: Visibility) async -> String {
        let stage = await Stage(
          Text("root").sheet(isPresented: .constant(true)) {
            Color.red.presentationDetents(detents).presentationDragIndicator(visibility)
          })
        await stage.rest()
        return stage.harness.displayListDump()
      }
      for detents in [Set([PresentationDetent.medium]), [.medium, .large]] {
        let (shown, hidden) = (await dump(detents, .visible), await dump(detents, .hidden))
        #expect(shown != hidden)
        #expect(await dump(detents, .automatic) == (detents.count > 1 ? shown : hidden))
      }
    }

    @Test func `B19.28ef up to the detent nothing is dimmed, and a tap beside the sheet does not dismiss it`() async throws {
      let grey = "color 0 0 0 0.25"
      for isHigh in [false, true] {
        let stage = await Stage(
          Opener { _ in
            Color.red.ax("content").presentationDetents([.height(isHigh ? 400 : 200)])
              .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
          })
        try await stage.tap("open")
        #expect(stage.harness.displayListDump().contains(grey) == isHigh)
        await stage.harness.tap(at: CGPoint(x: 195, y: 100))
        await stage.rest()
        #expect((stage.harness.frame(of: "content") == nil) == isHigh)
      }
    }

    @Test(arguments: [(Idiom.phone, CGSize(width: 390, height: 844)), (.desktop, CGSize(width: 800, height: 600))])
    func `B19.29ac a cover covers the window`(_ idiom: Idiom, _ size: CGSize) async throws {
      let stage = await Stage(
        Text("root").fullScreenCover(isPresented: .constant(true)) { Color.red.ax("content") }, idiom: idiom, size: size)
      await stage.rest()
      #expect(stage.harness.frame(of: "content") == CGRect(origin: .zero, size: size))
    }
  }
}
