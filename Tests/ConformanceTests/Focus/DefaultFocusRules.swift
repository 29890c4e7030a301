import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Where the focus goes by default, and what takes it how (B21.73, documentation).
  @MainActor
  struct DefaultFocusRules {
    private func open(_ view: some View, _ idiom: Idiom = .desktop) async -> ViewHarness {
      let harness = ViewHarness(view, size: CGSize(width: 600, height: 400), idiom: idiom)
      await harness.settle()
      return harness
    }

    private struct Scoped: View {
      @Namespace private var space
      @Environment(\.resetFocus) private var resetFocus
      @State private var prefersThird = false
      @State private var showsMore = false

      var body: some View {
        VStack {
          Button("outside") {}
          VStack {
            Button("first") {}
            Button("second") {}.prefersDefaultFocus(!prefersThird, in: space)
            Button("third") {}.prefersDefaultFocus(prefersThird, in: space)
            Button("turn") {
              prefersThird = true
              resetFocus(in: space)
            }
            Button("reset") { resetFocus(in: space) }
          }
          .focusScope(space)
          Button("reset from outside") { resetFocus(in: space) }
        }
      }
    }

    @Test func `B21.73d the view that is preferred in a scope has the focus when it appears, and when the scope is reset`() async {
      let harness = await open(Scoped())
      #expect(harness.focusedLabel == "second")
      await harness.moveFocus(backwards: true)
      #expect(harness.focusedLabel == "first")
      for _ in 0..<4 { await harness.moveFocus() }
      #expect(harness.focusedLabel == "reset")
      await harness.key(.space)
      #expect(harness.focusedLabel == "second")
      for _ in 0..<2 { await harness.moveFocus() }
      await harness.key(.space)
      #expect(harness.focusedLabel == "third")
    }

    @Test func `B21.73 a scope is not reset while the focus is elsewhere`() async {
      let harness = await open(Scoped())
      for _ in 0..<4 { await harness.moveFocus() }
      #expect(harness.focusedLabel == "reset from outside")
      await harness.key(.space)
      #expect(harness.focusedLabel == "reset from outside")
    }

    @Test func `B21.73 a scope without a preferred view has the focus on its first one when it is reset`() async {
      struct Plain: View {
        @Namespace private var space
        @Environment(\.resetFocus) private var resetFocus
        var body: some View {
          VStack {
            Button("one") {}
            Button("two") { resetFocus(in: space) }
          }
          .focusScope(space)
        }
      }
      let harness = await open(Plain())
      #expect(harness.focusedLabel == nil)
      for _ in 0..<2 { await harness.moveFocus() }
      await harness.key(.space)
      #expect(harness.focusedLabel == "one")
    }

    private struct Region: View {
      enum Field: Hashable { case first, second, third, group }
      let priority: DefaultFocusEvaluationPriority
      @FocusState private var field: Field?

      var body: some View {
        VStack {
          Button("before") { field = .group }
          VStack {
            Button("first") {}.focused($field, equals: .first)
            Button("second") {}.focused($field, equals: .second)
            Button("third") {}.focused($field, equals: .third)
          }
          .defaultFocus($field, .second, priority: priority)
          .padding()
          .focused($field, equals: .group)
          Button("after") {}
        }
      }
    }

    @Test func `B21.73b a region has its default when it appears, and when the app moves the focus into it`() async {
      let harness = await open(Region(priority: .automatic))
      #expect(harness.focusedLabel == "second")
      for _ in 0..<2 { await harness.moveFocus(backwards: true) }
      #expect(harness.focusedLabel == "before")
      await harness.moveFocus()
      #expect(harness.focusedLabel == "first")
      await harness.moveFocus(backwards: true)
      await harness.key(.space)
      #expect(harness.focusedLabel == "second")
    }

    @Test func `B21.73b a region has its default also when people move the focus into it, where that is wanted`() async {
      let harness = await open(Region(priority: .userInitiated))
      for _ in 0..<2 { await harness.moveFocus(backwards: true) }
      #expect(harness.focusedLabel == "before")
      await harness.moveFocus()
      #expect(harness.focusedLabel == "second")
      await harness.moveFocus()
      #expect(harness.focusedLabel == "third")
      await harness.moveFocus()
      #expect(harness.focusedLabel == "after")
      await harness.moveFocus(backwards: true)
      #expect(harness.focusedLabel == "second")
    }

    @Test func `B21.73c tab leaves a section when all of it was visited`() async {
      let harness = await open(
        HStack {
          VStack {
            Button("a") {}
            Button("b") {}
          }
          .focusSection()
          VStack {
            Button("c") {}
            Button("d") {}
          }
          .focusSection()
        })
      var labels: [String?] = []
      for _ in 0..<4 {
        await harness.moveFocus()
        labels.append(harness.focusedLabel)
      }
      #expect(labels == ["a", "b", "c", "d"])
    }

    private struct Squares: View {
      let interactions: FocusInteractions
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack(spacing: 0) {
          ZStack {
            Color.red
            Button("inside") {}
          }
          .frame(width: 200, height: 100)
          .focusable(interactions: interactions)
          .focused($isFocused)
          .accessibilityIdentifier("square")
          Text(isFocused ? "focused" : "not focused")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }

    /// Whether a press beside the button brings the focus, and whether one on the button does.
    private func focus(_ interactions: FocusInteractions, _ idiom: Idiom) async throws -> [Bool] {
      let harness = await open(Squares(interactions: interactions), idiom)
      let square = try #require(harness.frame(of: "square"))
      await harness.tap(at: CGPoint(x: square.minX + 10, y: square.minY + 10))
      let beside = harness.texts.contains("focused")
      await harness.key(.escape)
      try await harness.tap("inside")
      return [beside, harness.texts.contains("focused")]
    }

    @Test func `a press brings the focus to a view that is edited, and not to one that is only activated`() async throws {
      #expect(try await focus(.edit, .desktop) == [true, false])
      #expect(try await focus(.edit, .phone) == [true, false])
      #expect(try await focus(.activate, .desktop) == [false, false])
      #expect(try await focus(.automatic, .desktop) == [true, false])
      #expect(try await focus(.automatic, .phone) == [false, false])
      #expect(try await focus([.activate, .edit], .phone) == [true, false])
    }

    @Test func `what has the focus shows it unless that is disabled around it`() async {
      struct Rings: View {
        @State private var isDisabled = false
        var body: some View {
          VStack {
            Button("toggle") { isDisabled.toggle() }
            Reader()
          }
          .focusEffectDisabled(isDisabled)
        }
      }
      struct Reader: View {
        @Environment(\.isFocusEffectEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "shown" : "hidden") }
      }
      let harness = await open(Rings())
      func showsRing() -> Bool { harness.displayListDump().contains("width 3 cap") }
      #expect(!showsRing())
      await harness.moveFocus()
      #expect(showsRing())
      #expect(harness.texts.contains("shown"))
      await harness.key(.space)
      #expect(!showsRing())
      #expect(harness.texts.contains("hidden"))
      await harness.key(.space)
      #expect(showsRing())
    }
  }
}
