import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Eight pictures of each motion, side by side: what people see.
  @MainActor struct FilmStripGoldens {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
    private let goldens = Goldens(
      in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
      command: "./check --accept-goldens")

    private static let measurer = SystemFontMeasurer()

    /// Taps "go" and compares eight pictures with a golden, the last one at rest.
    private func check<V: View>(_ view: V, named name: String, size: CGSize, seconds: Double = 1) async throws {
      let remote = Remote()
      let harness = ViewHarness(Stage(remote: remote) { view }, size: size, displayScale: 1, textMeasurer: Self.measurer)
      await harness.settle()
      await harness.turn { remote.flip() }
      var strip = FilmStrip()
      for _ in 0..<8 {
        try strip.add(harness, scale: 1)
        await harness.advance(by: seconds / 7)
      }
      #expect(try goldens.difference(ofPicture: strip.png(), named: name) == nil)
      await harness.close()
    }

    /// Flips what a stage shows.
    private final class Remote {
      var flip: () -> Void = {}
    }

    /// Hands its content whether it is flipped.
    private struct Stage<Content: View>: View {
      let remote: Remote
      @ViewBuilder let content: () -> Content
      @State private var isOn = false

      var body: some View {
        let _ = remote.flip = { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        content().environment(\.isFlipped, isOn)
      }
    }

    private struct PlayButton: View {
      @Environment(\.isFlipped) private var isPlaying

      var body: some View {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .font(.system(size: isPlaying ? 24 : 36)).foregroundStyle(isPlaying ? Color.orange : .blue)
          .contentTransition(.symbolEffect(.replace))
          .frame(width: 56, height: 56).background(Circle().fill(isPlaying ? Color.blue.opacity(0.2) : .gray.opacity(0.2)))
      }
    }

    @Test func `the play button becomes a pause button`() async throws {
      try await check(PlayButton(), named: "strip-play-button", size: CGSize(width: 64, height: 64))
    }

    private struct Matched: View {
      @Environment(\.isFlipped) private var isOpen
      @Namespace private var space

      var body: some View {
        ZStack(alignment: isOpen ? .bottomTrailing : .topLeading) {
          Color.clear
          if isOpen {
            RoundedRectangle(cornerRadius: 10).fill(.orange).matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 44)
          } else {
            RoundedRectangle(cornerRadius: 10).fill(.blue).matchedGeometryEffect(id: 1, in: space).frame(width: 24, height: 24)
          }
        }
        .padding(4)
      }
    }

    @Test func `B7.03 a matched view moves from one place to the other`() async throws {
      try await check(Matched(), named: "strip-matched", size: CGSize(width: 96, height: 80))
    }

    private struct Flipping: View, Animatable {
      var angle: Double

      nonisolated var animatableData: Double {
        get { angle }
        set { angle = newValue }
      }

      var body: some View {
        Text(angle > 90 ? "A" : "?").font(.system(size: 24, weight: .bold)).foregroundStyle(.white)
          .frame(width: 40, height: 56).background(angle > 90 ? Color.red : .indigo, in: RoundedRectangle(cornerRadius: 6))
          .rotation3DEffect(.degrees(angle - (angle > 90 ? 180 : 0)), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
      }
    }

    private struct Flip: View {
      @Environment(\.isFlipped) private var isOpen

      var body: some View { Flipping(angle: isOpen ? 180 : 0) }
    }

    @Test func `a card is turned over in space`() async throws {
      try await check(Flip(), named: "strip-flip", size: CGSize(width: 64, height: 72))
    }

    private struct Rows: View {
      @Environment(\.isFlipped) private var isLonger

      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(isLonger ? [1, 4, 2, 3] : [1, 2, 3], id: \.self) { number in
            Text("Row \(number)").font(.system(size: 12)).frame(width: 72, height: 18).background(number == 4 ? Color.yellow : .mint)
          }
        }
        .frame(maxHeight: .infinity, alignment: .top).padding(4)
      }
    }

    @Test func `B7.02 a row comes between others, which make room`() async throws {
      try await check(Rows(), named: "strip-rows", size: CGSize(width: 80, height: 100))
    }

    private struct Coming: View {
      let transition: AnyTransition
      @Environment(\.isFlipped) private var isThere

      var body: some View {
        ZStack {
          Color.gray.opacity(0.15)
          if isThere {
            Image(systemName: "star.fill").font(.system(size: 20)).foregroundStyle(.white).frame(width: 32, height: 32).background(.purple)
              .transition(transition)
          }
        }
        .frame(width: 56, height: 56).clipped()
      }
    }

    private static var transitions: [(String, AnyTransition)] {
      [
        ("opacity", .opacity), ("slide", .slide), ("move", .move(edge: .bottom)), ("push", .push(from: .trailing)), ("scale", .scale),
        ("scale-corner", .scale(scale: 0.3, anchor: .topLeading)), ("offset", .offset(x: -20, y: 12)),
        ("blur-replace", AnyTransition(.blurReplace)), ("identity", .identity), ("symbol-effect", .symbolEffect),
        ("combined", .move(edge: .top).combined(with: .opacity)),
      ]
    }

    @Test(arguments: 0..<11)
    func `B7.08 a transition of the library brings a view in`(index: Int) async throws {
      let (name, transition) = Self.transitions[index]
      try await check(Coming(transition: transition), named: "strip-\(name)", size: CGSize(width: 56, height: 56))
    }

    private struct Counter: View {
      @Environment(\.isFlipped) private var isMore

      var body: some View {
        Text(isMore ? "129" : "128").font(.system(size: isMore ? 28 : 20, weight: .bold)).contentTransition(.numericText())
      }
    }

    @Test func `a number rolls on and grows`() async throws {
      try await check(Counter(), named: "strip-number", size: CGSize(width: 64, height: 40))
    }
  }
}

private struct FlippedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var isFlipped: Bool {
    get { self[FlippedKey.self] }
    set { self[FlippedKey.self] = newValue }
  }
}
