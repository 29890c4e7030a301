import ExamCapture
import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// The whole screen of the slides (A4.14, A4.15).
@MainActor @Suite struct ExamScreenGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private func screen(_ scheme: ColorScheme, measurer: (any TextMeasuring)? = nil) async -> ViewHarness {
    let harness = ViewHarness(ExamScreen(), textMeasurer: measurer) { $0.colorScheme = scheme }
    await harness.settle()
    return harness
  }

  @Test func `A4.14 the screen has all texts, and its school ends after two lines`() async throws {
    let harness = await screen(.light, measurer: SystemFontMeasurer(language: "ko"))
    let texts = harness.texts
    for text in [
      "9:41", "시험지+정답을 올려주세요", "STEP 1", "시험지 촬영하기", "잘리지 않고 순서대로 촬영해 주세요.", "STEP 2", "정답 촬영하기",
      "시험지의 정확한 정답을 촬영해 주세요", "제출하기",
    ] {
      #expect(texts.contains(text), "\(text) is missing.")
    }
    #expect(texts.filter { $0 == "촬영하기" }.count == 2)
    let school = try #require(harness.frame(of: "school"))
    #expect(school.height > 30 && school.height < 45)
    #expect(harness.displayListDump().contains("수학 두줄 이면"))
    #expect(harness.runtimeIssues.isEmpty)
  }

  @Test func `A4.15 the answers stand in ten rows of four, and question 17 has two`() async {
    let texts = await screen(.light).texts
    #expect(texts.contains("2학년 수학 정답지 (2020 1학기 기말고사)"))
    #expect(texts.filter { $0 == "문항" }.count == 2 && texts.filter { $0 == "정답" }.count == 2)
    for number in 1...20 { #expect(texts.contains("\(number)")) }
    let letters = texts.filter { $0.unicodeScalars.allSatisfy { (0x3260...0x326B).contains($0.value) || $0 == "," || $0 == " " } }
    #expect(letters.count == 20 && letters.filter { $0.contains(",") }.count == 1)
  }

  @Test func `A4.14 both cards are captured apart, and the exam is handed in`() async throws {
    let harness = await screen(.light)
    try await harness.tap("촬영하기")
    #expect(harness.texts.filter { $0 == "촬영하기" }.count == 1 && harness.texts.filter { $0 == "수정하기" }.count == 1)
    try await harness.tap("제출하기")
    #expect(harness.texts.contains("제출했습니다"))
  }

  @Test(arguments: [(ColorScheme.light, "exam-screen-light"), (.dark, "exam-screen-dark")])
  func `A4.14 A4.15 the screen looks like its golden`(_ scheme: ColorScheme, _ name: String) async throws {
    let harness = await screen(scheme, measurer: SystemFontMeasurer(language: "ko"))
    #expect(try goldens.difference(of: harness, named: name) == nil)
  }
}
