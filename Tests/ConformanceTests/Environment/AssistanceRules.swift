import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What people have asked of their system, and what an app is asked from outside.
  @MainActor
  struct AssistanceRules {
    private struct Wishes: View {
      @Environment(\.accessibilityEnabled) private var isEnabled
      @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
      @Environment(\.accessibilityReduceTransparency) private var reduces
      @Environment(\.accessibilityInvertColors) private var inverts
      @Environment(\.accessibilityVoiceOverEnabled) private var speaks
      @Environment(\.accessibilitySwitchControlEnabled) private var switches
      @Environment(\.accessibilityShowButtonShapes) private var shapes
      @Environment(\.colorSchemeContrast) private var contrast
      @Environment(\.legibilityWeight) private var weight

      var body: some View {
        Text("\([isEnabled, differentiates, reduces, inverts, speaks, switches, shapes].map { $0 ? "1" : "0" }.joined())")
        Text("\(contrast == .increased ? "strong" : "standard") \(weight == .bold ? "bold" : "none")")
      }
    }

    @Test func `nothing is asked unless the host says so`() async {
      #expect(await mount(Wishes()).texts == ["0000000", "standard none"])
      let harness = ViewHarness(Wishes()) {
        $0._accessibilityReduceTransparency = true
        $0._accessibilityVoiceOverEnabled = true
        $0._colorSchemeContrast = .increased
        $0.legibilityWeight = .bold
      }
      await harness.settle()
      #expect(harness.texts == ["0010100", "strong bold"])
    }

    @Test func `B20.69d every view that hears of addresses is told of one`() async {
      struct Root: View {
        @State private var first = "-"
        @State private var second = "-"
        var body: some View {
          VStack {
            Text(first).onOpenURL { first = $0.host() ?? "none" }
            Text(second).onOpenURL { second = $0.path() }
          }
          .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        }
      }
      let harness = await mount(Root())
      await harness.open(URL(string: "app://item/42")!)
      #expect(harness.texts == ["item", "/42"])
    }

    @Test func `arrow keys and Escape reach views that have a command for them`() async {
      struct Root: View {
        @State private var log = ""
        var body: some View {
          Text("at " + log).focusable()
            .onMoveCommand { direction in log += "\(direction) " }
            .onExitCommand { log += "exit" }
        }
      }
      let harness = ViewHarness(Root(), idiom: .desktop)
      await harness.settle()
      await harness.moveFocus()
      for key in [KeyEquivalent.upArrow, .leftArrow, .rightArrow, .escape] { await harness.key(key) }
      #expect(harness.texts == ["at up left right exit"])
    }

    @Test func `views keep away from the edges of a scene, and mirror where leading is right`() async {
      let phone = await mount(Color.red.scenePadding(.horizontal).accessibilityIdentifier("c"))
      #expect(phone.frame(of: "c")?.width == 390)
      #expect(phone.displayListDump().contains("358"))
      let view = Color.red.frame(width: 10, height: 10).flipsForRightToLeftLayoutDirection(true).accessibilityIdentifier("c")
      #expect(await mount(view).presented("c", .scale) == 1)
      let mirrored = await mount(view.environment(\.layoutDirection, .rightToLeft))
      #expect(mirrored.displayListDump().contains("-1 "))
    }

    @Test func `secondary text is smaller`() async {
      let plain = await mount(Text("word").fixedSize().accessibilityIdentifier("t"))
      let small = await mount(Text("word").textScale(.secondary).fixedSize().accessibilityIdentifier("t"))
      let around = await mount(Text("word").fixedSize().accessibilityIdentifier("t").textScale(.secondary))
      #expect((small.frame(of: "t")?.height ?? 99) < (plain.frame(of: "t")?.height ?? 0))
      #expect(small.frame(of: "t")?.size == around.frame(of: "t")?.size)
    }

    @Test func `an app that asks for a review changes nothing`() async throws {
      struct Asking: View {
        @Environment(\.requestReview) private var requestReview
        var body: some View { Button("ask") { requestReview() } }
      }
      let harness = await mount(Asking())
      let dump = harness.displayListDump()
      try await harness.tap("ask")
      #expect(harness.displayListDump() == dump)
      #expect(harness.openedURLs.isEmpty && harness.runtimeIssues.isEmpty)
    }

    @Test func `wishes about parts of a screen that there are none of change nothing`() async {
      let plain = await mount(Text("a"))
      let wishing = await mount(
        Text("a").statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden).defersSystemGestures(on: .all)
          .writingToolsBehavior(.disabled).findNavigator(isPresented: .constant(false)).replaceDisabled()
          .scrollEdgeEffectStyle(.soft, for: .top).backgroundExtensionEffect().presentationSizing(.form)
          .toolbarColorScheme(.dark, for: .automatic).textSelection(.enabled)
          .onContinueUserActivity("type") { _ in }.userActivity("type") { _ in }.accessibilityIgnoresInvertColors()
          .presentationPreventsAppTermination(true).searchDictationBehavior(.inline(activation: .onLook)).springLoadingBehavior(.enabled)
          .invalidatableContent().allowedDynamicRange(.high).symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
          .focusEffectDisabled())
      #expect(plain.displayListDump() == wishing.displayListDump())
    }
  }
}
