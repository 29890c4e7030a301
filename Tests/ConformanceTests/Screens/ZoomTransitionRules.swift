import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Screens that grow out of a view and go back into it (B18.63).
  @MainActor
  struct ZoomTransitionRules {
    private final class Remote: ObservableObject {
      @Published var path: [Int] = []
      @Published var isSheet = false
      @Published var isCover = false
    }

    private struct Album: View {
      @ObservedObject var remote: Remote
      var hasSource = true
      @Namespace private var space

      var body: some View {
        NavigationStack(path: $remote.path) {
          VStack(alignment: .leading) {
            cover
            Spacer()
            Text("below")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .navigationDestination(for: Int.self) { number in
            ZStack {
              Color.orange
              Text("page \(number)").ax("page")
            }
            .ignoresSafeArea()
            .navigationTransition(.zoom(sourceID: number, in: space))
          }
        }
        .sheet(isPresented: $remote.isSheet) { Color.green.ax("sheet").navigationTransition(.zoom(sourceID: 1, in: space)) }
        .fullScreenCover(isPresented: $remote.isCover) { Color.green.ax("cover").navigationTransition(.zoom(sourceID: 1, in: space)) }
      }

      @ViewBuilder private var cover: some View {
        let square = RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 80, height: 80).ax("source")
        if hasSource {
          square.matchedTransitionSource(id: 1, in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 12)) }
        } else {
          square
        }
      }
    }

    private func scale(_ stage: Stage, _ name: String = "page") -> Double { stage.harness.presented(name, .scale) ?? -1 }

    @Test func `B18.63ad a pushed screen grows out of its source, and goes back into it`() async throws {
      let remote = Remote()
      let stage = await Stage(Album(remote: remote))
      let source = try #require(stage.harness.frame(of: "source"))
      await stage.harness.turn { remote.path = [1] }
      await stage.harness.advance(by: 0.05)
      let early = scale(stage)
      #expect(early > 0.2 && early < 0.5 && (stage.harness.presented("page", .opacity) ?? 1) < 1)
      await stage.harness.advance(by: 0.15)
      #expect(scale(stage) > early && scale(stage) < 1)
      #expect(stage.harness.presented("source", .offsetX) == 0)
      await stage.rest()
      #expect(scale(stage) == 1 && stage.harness.presented("page", .opacity) == 1)
      await stage.harness.turn { remote.path = [] }
      await stage.harness.advance(by: 0.33)
      #expect(scale(stage) < 0.3)
      let x = try #require(stage.harness.presented("page", .x))
      #expect(x < source.maxX + 20)
      await stage.rest()
      #expect(!stage.shows("page 1") && stage.shows("below"))
    }

    @Test func `B18.63g without a source on the screen it slides`() async {
      for (hasSource, number) in [(false, 1), (true, 2)] {
        let remote = Remote()
        let stage = await Stage(Album(remote: remote, hasSource: hasSource))
        await stage.harness.turn { remote.path = [number] }
        await stage.harness.advance(by: 0.15)
        #expect(scale(stage) == 1 && (stage.harness.presented("page", .offsetX) ?? 0) > 10)
        await stage.rest()
        #expect(stage.harness.presented("page", .offsetX) == 0)
      }
    }

    @Test func `B18.63 a zoom that is taken back ends where it began`() async {
      let remote = Remote()
      let stage = await Stage(Album(remote: remote))
      await stage.harness.turn { remote.path = [1] }
      await stage.harness.advance(by: 0.15)
      await stage.harness.turn { remote.path = [] }
      await stage.harness.advance(by: 0.1)
      #expect(scale(stage) < 1)
      await stage.harness.turn { remote.path = [1] }
      await stage.rest()
      #expect(scale(stage) == 1 && stage.shows("page 1") && !stage.shows("below"))
      await stage.harness.turn { remote.path = [] }
      await stage.rest()
      #expect(!stage.shows("page 1") && stage.shows("below"))
    }

    @Test func `B18.63e a swipe back leads into the source, and out again if it is given up`() async {
      let remote = Remote()
      let stage = await Stage(Album(remote: remote))
      await stage.harness.turn { remote.path = [1] }
      await stage.rest()
      await stage.harness.down(at: CGPoint(x: 3, y: 300))
      await stage.harness.move(to: CGPoint(x: 150, y: 300), duration: 0.3)
      #expect(scale(stage) < 0.8 && scale(stage) > 0.3)
      await stage.harness.move(to: CGPoint(x: 40, y: 300), duration: 1)
      await stage.harness.up()
      await stage.rest()
      #expect(scale(stage) == 1 && remote.path == [1])
      await stage.harness.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3)
      await stage.rest()
      #expect(remote.path == [] && !stage.shows("page 1"))
    }

    @Test func `B18.63bcd sheets and covers grow out of their source too`() async {
      for name in ["sheet", "cover"] {
        let remote = Remote()
        let stage = await Stage(Album(remote: remote))
        await stage.harness.turn { if name == "sheet" { remote.isSheet = true } else { remote.isCover = true } }
        await stage.harness.advance(by: 0.1)
        #expect(scale(stage, name) < 0.7)
        await stage.rest()
        #expect(scale(stage, name) == 1)
        await stage.harness.turn { (remote.isSheet, remote.isCover) = (false, false) }
        await stage.harness.advance(by: 0.35)
        #expect(scale(stage, name) < 0.5)
        await stage.rest()
        #expect(stage.harness.frame(of: name) == nil)
      }
    }

    @Test func `B18.12d reduced motion fades in place of a zoom`() async {
      let remote = Remote()
      let stage = await Stage(Album(remote: remote)) { $0._accessibilityReduceMotion = true }
      await stage.harness.turn { remote.path = [1] }
      await stage.harness.advance(by: 0.15)
      #expect(scale(stage) == 1 && (stage.harness.presented("page", .opacity) ?? 1) < 1)
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized

    @Test func `B18.63 a film of a screen that grows out of a picture`() async throws {
      let goldens = Goldens(
        in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
        command: "./check --accept-goldens")
      let remote = Remote()
      let harness = ViewHarness(
        Album(remote: remote), size: CGSize(width: 160, height: 240), displayScale: 1, textMeasurer: SystemFontMeasurer())
      await harness.settle()
      await harness.turn { remote.path = [1] }
      var strip = FilmStrip()
      for _ in 0..<8 {
        try strip.add(harness, scale: 1)
        await harness.advance(by: 0.35 / 7)
      }
      #expect(try goldens.difference(ofPicture: strip.png(), named: "strip-zoom") == nil)
      await harness.close()
    }
  }
}
