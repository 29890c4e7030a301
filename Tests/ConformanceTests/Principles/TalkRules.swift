import RivuletTesting
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var theme = "plain"
}

extension Conformance {
  /// What the talk says in passing.
  @MainActor
  struct TalkRules {
    private struct Playback: View {
      @State private var isPlaying = false
      @State private var volume = 1
      var body: some View {
        let _ = Log.add("owner")
        Controls(isPlaying: $isPlaying)
        Button("louder") { volume += 1 }
        Button("play") { isPlaying.toggle() }
        Volume(volume: $volume)
      }

      struct Controls: View {
        @Binding var isPlaying: Bool
        var body: some View {
          let _ = Log.add("controls")
          Text(isPlaying ? "playing" : "paused")
        }
      }

      struct Volume: View {
        @Binding var volume: Int
        var body: some View { Text("\(volume)") }
      }
    }

    @Test func `A1.03 the playback control is evaluated when its one datum changes, and only then`() async throws {
      let harness = await mount(Playback())
      _ = Log.take()
      try await harness.tap("louder")
      #expect(Log.take() == [])
      try await harness.tap("play")
      #expect(Log.take() == ["controls"])
      #expect(harness.texts.first == "playing")
    }

    @Test func `A1.07 two copies of one truth diverge, as they do in the wrong refactoring`() async throws {
      let wrong = await mount(WrongCaptureView())
      try await wrong.tap("촬영하기")
      let right = await mount(BindingCaptureView())
      let orange = right.presentedColor("button")
      try await right.tap("촬영하기")
      #expect(wrong.texts == right.texts)
      #expect(wrong.presentedColor("button") == orange)
      #expect(right.presentedColor("button") != orange)
    }

    /// One piece of data with all that shows it.
    private struct Parts: View {
      @ViewBuilder private func layout(_ name: String) -> some View {
        HStack {
          Text(name)
          Spacer()
          Divider()
        }
        .padding()
      }

      private func wrapped<V: View>(_ view: V) -> some View { ZStack { view } }

      private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.frame(width: 50) }
      }

      var body: some View {
        wrapped(layout("a"))
        wrapped(Button("b") {})
        wrapped(Group { Text("c") }.modifier(Framed()))
        wrapped(ForEach(["d", "e"], id: \.self) { Text($0) })
        wrapped(Color.red.overlay { AnyView(Text("f")) })
        wrapped(Optional(Text("g")))
        wrapped(EmptyView())
      }
    }

    @Test func `A1.17 whatever is on the screen is a view and can stand in any other`() async throws {
      let harness = await mount(Parts())
      #expect(harness.texts == ["a", "b", "c", "d", "e", "f", "g"])
    }

    private struct Fading: View {
      @State private var isOn = false
      @State private var x = 0.0
      var body: some View {
        Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0.2).offset(x: x).accessibilityIdentifier("box")
        Button("toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Button("move") { withAnimation(.spring(duration: 1)) { x += 30 } }
        Button("jump") { x = 5 }
      }
    }

    @Test(arguments: [0, 0.1, 0.5, 0.99, 1.5])
    func `A1.28 an animation that is interrupted ends where the last state is`(seconds: Double) async throws {
      let harness = await mount(Fading())
      let start = try #require(harness.presented("box", .offsetX))
      for label in ["toggle", "move", "toggle", "move", "toggle", "jump"] {
        try await harness.tap(label)
        await harness.advance(by: seconds)
      }
      await harness.advance(by: 5)
      #expect(harness.presented("box", .opacity) == 1)
      #expect(harness.presented("box", .offsetX) == start + 5)
    }

    private struct Playing: View {
      @State private var isPlaying = false
      var body: some View {
        Text("title")
          .foregroundStyle(isPlaying ? Color.primary : Color.gray)
          .transaction { Log.add($0.animation == nil ? "title at once" : "title animated") }
          .accessibilityIdentifier("title")
        PlayButton(isPlaying: $isPlaying)
        Text(isPlaying ? "on" : "off")
      }
    }

    @Test func `A4.07 an animated write to the binding reaches the parent's title, and the truth changes at once`() async throws {
      let harness = await mount(Playing())
      let gray = harness.presentedColor("title")
      _ = Log.take()
      try await harness.tap("Play")
      #expect(Log.take().last == "title animated")
      #expect(harness.texts.contains("on"))
      await harness.advance(by: 5)
      #expect(harness.presentedColor("title") != gray)
    }

    /// The picture of the answer sheet: numbers and answers, in two halves.
    private struct AnswerSheet: View {
      private static let answers = ["㉠", "㉡", "㉢", "㉣", "㉤", "㉥", "㉦", "㉧", "㉨", "㉩", "㉪", "㉫"]

      private func answer(_ number: Int) -> String {
        number == 17 ? "㉠㉡" : Self.answers[number % Self.answers.count]
      }

      var body: some View {
        Text("2학년 수학 정답지 (2020 1학기 기말고사)")
        VStack(spacing: 0) {
          ForEach(1...10, id: \.self) { row in
            HStack(spacing: 0) {
              ForEach([row, row + 10], id: \.self) { number in
                Text("\(number)").frame(width: 40, height: 20).accessibilityIdentifier("number \(number)")
                Text(answer(number)).frame(width: 60, height: 20).accessibilityIdentifier("answer \(number)")
              }
            }
          }
        }
      }
    }

    @Test func `A4.15 the answer sheet stands in ten rows of four columns`() async throws {
      let harness = await mount(AnswerSheet())
      #expect(harness.texts.count == 41)
      #expect(harness.text(of: "answer 17") == "㉠㉡")
      let first = try #require(harness.frame(of: "number 1"))
      for number in 1...20 {
        let left = first.minX + (number > 10 ? 100 : 0)
        let top = first.minY + Double((number - 1) % 10) * 20
        #expect(harness.frame(of: "number \(number)") == CGRect(x: left, y: top, width: 40, height: 20))
        #expect(harness.frame(of: "answer \(number)") == CGRect(x: left + 40, y: top, width: 60, height: 20))
      }
      // A glyph that no font has would be drawn as a box: the same for all.
      let pictures = try await withAnswers(["㉠", "㉡", "㉫"])
      #expect(Set(pictures).count == 3)
    }

    private func withAnswers(_ answers: [String]) async throws -> [Data] {
      var pictures: [Data] = []
      for answer in answers {
        let harness = ViewHarness(Text(answer), size: CGSize(width: 40, height: 40))
        await harness.settle()
        pictures.append(try harness.png())
      }
      return pictures
    }

    private struct Themed: View {
      @Environment(\.theme) private var theme
      @Environment(\.layoutDirection) private var direction
      let name: String
      var body: some View {
        let _ = Log.add("\(name) \(theme) \(direction == .leftToRight ? "ltr" : "rtl")")
        Text(theme)
      }
    }

    private struct Theming: View {
      @State private var theme = "dark"
      @State private var direction = LayoutDirection.leftToRight
      var body: some View {
        VStack {
          Themed(name: "in")
          Themed(name: "transformed").transformEnvironment(\.theme) { $0 += "!" }.transformEnvironment(\.layoutDirection) { _ in }
        }
        .environment(\.theme, theme)
        .environment(\.layoutDirection, direction)
        Themed(name: "out")
        Button("theme") { theme = "light" }
        Button("direction") { direction = .rightToLeft }
      }
    }

    @Test func `A6.03 a key of one's own works like one of the system's`() async throws {
      let harness = await mount(Theming())
      #expect(Set(Log.take()) == ["in dark ltr", "transformed dark! ltr", "out plain ltr"])
      try await harness.tap("theme")
      #expect(Set(Log.take()) == ["in light ltr", "transformed light! ltr"])
      try await harness.tap("direction")
      #expect(Set(Log.take()) == ["in light rtl", "transformed light! rtl"])
      try await harness.tap("theme")
      #expect(Log.take() == [])
    }

    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    private struct Marked: View {
      @available(iOS 99, macOS 99, *)
      private var later: some View { Text("later") }

      var body: some View {
        if #available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *) { Text("now") } else { Text("never") }
      }
    }

    @Test func `A6.11 marks of availability are accepted and change nothing`() async throws {
      #expect(await mount(Marked()).texts == ["now"])
    }

    private struct Sharing: View {
      @State private var pair = Pair()
      struct Pair: Equatable {
        var left = 0
        var right = 0
      }

      var body: some View {
        let binding = $pair
        Text("\(pair.left) \(pair.right)")
        Button("whole") { binding.wrappedValue.left += 1 }
        Button("member") { binding.left.wrappedValue += 1 }
        Button("projected") { binding.projectedValue.right.projectedValue.wrappedValue += 1 }
      }
    }

    @Test func `B3.20c a binding, its member and its projection are one storage`() async throws {
      let harness = await mount(Sharing())
      for label in ["whole", "member", "projected", "whole"] { try await harness.tap(label) }
      #expect(harness.texts.first == "3 1")
    }

    @Test func `B3.12b a binding over closures reads once when it is made`() {
      var reads = 0
      let binding = Binding(
        get: {
          reads += 1; return reads
        }, set: { _ in })
      #expect(reads == 1)
      _ = binding.wrappedValue
      #expect(reads == 2)
    }
  }
}

/// The capture card in the names of 2019. It is asked for through this protocol, because tests may not be deprecated themselves.
@MainActor
private protocol OldCaptureViews {
  func card() -> AnyView
}

extension Conformance.TalkRules {
  private struct OldViews: OldCaptureViews {
    @available(*, deprecated)
    final class Model: BindableObject {
      let didChange = PassthroughSubject<Void, Never>()
      var isCaptured = false {
        didSet { didChange.send() }
      }
    }

    @available(*, deprecated)
    struct Card: View {
      @ObjectBinding var model: Model
      var body: some View {
        CaptureCard {
          CaptureButton(isCaptured: $model.isCaptured)
            .buttonStyle(.borderedProminent)
            .tint(model.isCaptured ? .black : .orange)
        }
      }
    }

    @available(*, deprecated)
    func card() -> AnyView { AnyView(Card(model: Model())) }
  }

  @Test func `A5.21 an app with objects alone looks and acts like one with state`() async throws {
    let views: any OldCaptureViews = OldViews()
    let old = await Conformance.mount(views.card())
    let new = await Conformance.mount(BindingCaptureView())
    #expect(old.displayListDump() == new.displayListDump())
    for label in ["촬영하기", "수정하기", "촬영하기"] {
      try await old.tap(label)
      try await new.tap(label)
      #expect(old.texts == new.texts)
      #expect(old.displayListDump() == new.displayListDump())
    }
  }
}
