import RivuletTesting
import SwiftUI
import Testing

@testable import ExamCapture

/// The capture card and its refactorings (A4.09–A4.13).
@MainActor @Suite struct ExamCaptureTests {
  private let black = Color.black.resolve(in: EnvironmentValues())
  private let orange = Color.orange.resolve(in: EnvironmentValues())

  private func mount(_ view: some View) async -> ViewHarness {
    let harness = ViewHarness(view.accessibilityIdentifier("card"))
    await harness.settle()
    return harness
  }

  /// The tint of the card's button at first, after a tap and after another one.
  private func tints(_ view: some View) async throws -> [Color.Resolved?] {
    let harness = await mount(view)
    var tints = [harness.presentedColor("capture")]
    try await harness.tap("촬영하기")
    tints.append(harness.presentedColor("capture"))
    try await harness.tap("수정하기")
    tints.append(harness.presentedColor("capture"))
    #expect(harness.texts.last == "촬영하기")
    return tints
  }

  @Test func `A4.09 the card has 343 by 232 points, with its texts and its picture`() async throws {
    let harness = await mount(BeforeRefactoring())
    #expect(harness.frame(of: "card")?.size == CGSize(width: 343, height: 232))
    #expect(harness.texts == ["STEP1", "시험지 촬영하기", "잘리지 않게 순서대로 촬영해주세요.", "촬영하기"])
    #expect(harness.semanticsDump().contains(/image "시험지" .*, 96, 136\)/))
    #expect(harness.runtimeIssues.isEmpty)
  }

  @Test func `Foundation's own look-ups in the main bundle see the program's folder only`() {
    #expect(Bundle.main.url(forResource: "sample@2x", withExtension: "png") == nil)
    let bundle = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("Rivulet_ExamCapture.resources"))
    #expect(bundle?.url(forResource: "sample@2x", withExtension: "png") != nil)
  }

  @Test func `A4.09 label and tint of the card in one piece change together`() async throws {
    #expect(try await tints(BeforeRefactoring()) == [orange, black, orange])
  }

  @Test func `A4.11 a button with a truth of its own leaves the tint behind`() async throws {
    #expect(try await tints(WrongRefactoring()) == [orange, orange, orange])
  }

  @Test func `A4.12 a button with a binding takes the tint along`() async throws {
    #expect(try await tints(RightRefactoring()) == [orange, black, orange])
  }

  @Test func `A4.13 a button with a binding into an object takes the tint along`() async throws {
    #expect(try await tints(ViewModelVersion(viewModel: ExamCaptureViewModel())) == [orange, black, orange])
  }

  @Test func `A4.13 the card follows its object from outside`() async throws {
    let viewModel = ExamCaptureViewModel()
    let harness = await mount(ViewModelVersion(viewModel: viewModel))
    await harness.turn { viewModel.isCaptured = true }
    #expect(harness.texts.last == "수정하기")
    #expect(harness.presentedColor("capture") == black)
  }

  @Test func `the three cards fit the screen of a phone and keep apart`() async throws {
    let harness = ViewHarness(ComparisonView())
    await harness.settle()
    #expect(harness.texts.filter { $0 == "촬영하기" }.count == 3)
    try await harness.tap("촬영하기")
    #expect(harness.texts.filter { $0 == "촬영하기" }.count == 2)
    #expect(harness.runtimeIssues.isEmpty)
  }
}
