import Foundation
import Testing

/// The previews of the built examples on one page.
struct PreviewPageTests {
  private func run(_ program: String, _ steps: String, previews: String = "1") throws -> (lines: [String], errors: String, status: Int32) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(program)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["RIVULET_PREVIEWS": previews, "RIVULET_SCREENLESS": steps, "RIVULET_SCALE": "1"]
    ) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let complaint = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (text.split(separator: "\n").map(String.init), complaint, process.terminationStatus)
  }

  @Test func `A6.06 B13.01 macros and providers are found, and each preview bears its name`() throws {
    let page = try run("ExamCapture", "texts")
    #expect(page.status == 0 && page.errors == "")
    for title in [
      "ExamCapture/ExamCard_Previews", "light", "dark", "right to left", "large type", "another accent, Korean",
      "ExamCapture/ExamScreen.swift",
      "Light", "Dark", "ExamCapture/AnswerSheet.swift", "Answers", "line 18",
    ] {
      #expect(page.lines.contains(title), "\(title) is missing.")
    }
    #expect(!page.lines.contains { $0.hasPrefix("PodcastPlayer/") })
  }

  @Test func `A6.06 a module bears the name that people know it by`() throws {
    let page = try run("ExamCapture", "texts", previews: "ExamCapture=Große Prüfung;Other=One")
    #expect(page.lines.contains("Große Prüfung/ExamCard_Previews") && page.lines.contains("Große Prüfung/ExamScreen.swift"))
  }

  @Test func `A6.06 all examples are on one page, which is as large as they need`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = try run("ExamplePreviews", "texts; png \(file.path)")
    #expect(page.status == 0 && page.errors == "")
    #expect(page.lines.contains("PodcastPlayer/PlayerView.swift") && page.lines.contains("ExamCapture/StepCard.swift"))
    let head = try Data(contentsOf: file)[16..<24].map { Int($0) }
    let (width, height) = (head[2] << 8 | head[3], head[6] << 8 | head[7])
    #expect(width > 1800 && height > 3000)
  }
}
