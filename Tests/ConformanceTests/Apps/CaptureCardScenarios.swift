import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C10 and A4: the capture card.
  @MainActor
  struct CaptureCardScenarios {
    private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

    /// Taps the card's button; the colours of its ground before and after.
    private func tints<V: View>(_ view: V) async throws -> [Color.Resolved?] {
      let harness = await mount(view)
      var tints = [harness.presentedColor("button")]
      #expect(harness.texts.contains("촬영하기"))
      try await harness.tap("촬영하기")
      #expect(harness.texts.contains("수정하기"))
      tints.append(harness.presentedColor("button"))
      return tints
    }

    @Test func `S127 only the wrong version of the card leaves the tint orange`() async throws {
      let orange = resolved(.orange)
      let black = resolved(.black)
      #expect(try await tints(WrongCaptureView()) == [orange, orange])
      #expect(try await tints(BindingCaptureView()) == [orange, black])
      #expect(try await tints(ModelCaptureView()) == [orange, black])
    }

    @Test func `A4.09 a tap swaps label and tint in one frame`() async throws {
      let harness = await mount(BindingCaptureView())
      harness.resetCounters()
      try await harness.tap("촬영하기")
      let swapped = harness.frames.filter { $0.texts.contains("수정하기") }
      #expect(swapped.count == 1)
      #expect(harness.presentedColor("button") == resolved(.black))
    }

    @Test func `A4.09 A6.08 the card is laid out as drawn`() async throws {
      let harness = await mount(BindingCaptureView())
      let card = try #require(harness.frame(of: "card"))
      #expect(card.size == CGSize(width: 343, height: 232))
      let step = try #require(harness.frame(of: "step"))
      let title = try #require(harness.frame(of: "title"))
      let hint = try #require(harness.frame(of: "hint"))
      let button = try #require(harness.frame(of: "button"))
      #expect(title.minY - step.maxY == 4)
      #expect(hint.minY - title.maxY == 12)
      #expect(Set([step.minX, title.minX, hint.minX, button.minX]).count == 1)
      #expect(button.maxY - card.minY == 216)
    }

    @Test func `A4.10 the variant with two equal gaps is 8 points shorter`() async throws {
      func bottom(_ secondGap: CGFloat) async throws -> CGFloat {
        let harness = await mount(CaptureCard(secondGap: secondGap) { Text("button") })
        let step = try #require(harness.frame(of: "step"))
        let hint = try #require(harness.frame(of: "hint"))
        return hint.minY - step.minY
      }
      #expect(try await bottom(12) - bottom(4) == 8)
    }

    @Test func `A4.16 a missing picture is reported once and takes no room`() async {
      let harness = await mount(BindingCaptureView())
      #expect(harness.runtimeIssues.map(\.kind) == [.missingImage])
      #expect(harness.runtimeIssues.first?.message.contains("sample") == true)
    }
  }
}
