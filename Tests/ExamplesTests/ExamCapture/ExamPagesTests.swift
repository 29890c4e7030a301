import ExamCapture
import RivuletTesting
import SwiftUI
import Testing

/// The pages of an exam, which are added, put in order, left out and captured under an animation.
@MainActor @Suite struct ExamPagesTests {
  private static let onlyMissing = "촬영하지 않은 것만 보기"

  private func open(_ model: ExamPagesModel, _ idiom: Idiom, height: CGFloat = 1_300, taps: [String] = []) async throws -> ViewHarness {
    let harness = ViewHarness(
      ExamPagesScreen(model: model), size: CGSize(width: 390, height: height), idiom: idiom, textMeasurer: FixedAdvanceMeasurer())
    await harness.advance(by: 1)
    for label in taps { try await harness.tapAndRest(label) }
    return harness
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `pages are added, put in order and left out`(_ idiom: Idiom) async throws {
    let model = ExamPagesModel()
    let harness = try await open(model, idiom)
    let watch = MotionWatch(harness: harness)
    let first = try #require(harness.frame(of: "page 1")), second = try #require(harness.frame(of: "page 2"))
    try await watch.expect("a page more") {
      try await harness.tap("페이지 추가")
    } midway: {
      #expect(harness.texts.contains("PAGE 4"))
    } rest: {
      try await open(model, idiom)
    }
    try await harness.tapAndRest("더 보기")
    try await watch.expect("order") {
      try await harness.tap("아래로 이동")
    } midway: {
      let y = try #require(harness.presented("page 1", .y))
      #expect(y > first.minY && y < second.minY)
    } rest: {
      try await open(model, idiom)
    }
    #expect(model.pages.map(\.id) == [2, 1, 3, 4])
    try await harness.tapAndRest("더 보기")
    try await watch.expect("a page less") {
      try await harness.tap("삭제")
    } midway: {
      #expect(harness.texts.contains("PAGE 2"))
    } rest: {
      try await open(model, idiom)
    }
    #expect(model.pages.map(\.id) == [1, 3, 4])
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `only pages that are missing are shown, and one goes when it is captured`(_ idiom: Idiom) async throws {
    let model = ExamPagesModel(count: 4)
    model.pages[1].isCaptured = true
    let harness = try await open(model, idiom)
    let watch = MotionWatch(harness: harness)
    try await watch.expect("only missing ones") {
      try await harness.tap(Self.onlyMissing)
    } midway: {
      #expect(harness.texts.contains("PAGE 2"))
    } rest: {
      try await open(model, idiom, taps: [Self.onlyMissing])
    }
    try await watch.expect("captured") {
      try await harness.tap("촬영하기")
    } midway: {
      #expect(harness.texts.contains("PAGE 1"))
    } rest: {
      try await open(model, idiom, taps: [Self.onlyMissing])
    }
    #expect(model.pages.map(\.isCaptured) == [true, true, false, false])
    try await watch.expect("all again") {
      try await harness.tap(Self.onlyMissing)
    } rest: {
      try await open(model, idiom)
    }
  }

  @Test func `a page that is added beyond what is seen is scrolled to`() async throws {
    let model = ExamPagesModel(count: 5)
    let harness = try await open(model, .phone, height: 700)
    try await harness.tap("페이지 추가")
    await harness.advance(by: 0.12)
    #expect(harness.checkInvariants() == [])
    await harness.advance(by: 2)
    let page = try #require(harness.frame(of: "page 6"))
    #expect(abs(page.maxY - 700) <= 34 && harness.texts.contains("PAGE 6") && !harness.texts.contains("PAGE 1"))
    #expect(harness.checkInvariants() == [] && harness.runtimeIssues == [])
  }
}
