import Foundation
import Testing

/// The built examples on a machine without a screen: by steps, with real fonts and a virtual clock.
struct ScreenlessTests {
  /// What a program said and how it ended.
  private struct Run {
    let output: String
    let errors: String
    let status: Int32
  }

  private func run(
    _ program: String, _ steps: String, _ arguments: [String] = [], appearance: String = "light", language: String = "en_US.UTF-8",
    variables: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["RIVULET_SCREENLESS": steps, "RIVULET_APPEARANCE": appearance, "LC_ALL": language, "LANGUAGE": ""]
    ) { $1 }.merging(variables) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let complaint = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return Run(output: text, errors: complaint, status: process.terminationStatus)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `the player plays ten virtual seconds`() throws {
    let run = try run("PodcastPlayer", "advance 1; tap Open Player; advance 1; texts; say --; tap Play; advance 10; texts; issues")
    let halves = run.output.components(separatedBy: "--\n").map { $0.split(separator: "\n").map(String.init) }
    try #require(halves.count == 2)
    #expect(halves[0].contains("0:00") && !halves[0].contains("0:10"))
    #expect(halves[1].contains("0:10") && !halves[1].contains("0:00"))
    #expect(halves[0].first == halves[1].first)
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func `pictures have the size and appearance that were asked for`() throws {
    try withFolder { folder in
      var bytes: [String: Data] = [:]
      for appearance in ["light", "dark"] {
        let file = folder.appendingPathComponent("\(appearance).png")
        let run = try run("ExamCapture", "png \(file.path)", appearance: appearance)
        #expect(run.status == 0 && run.errors == "")
        bytes[appearance] = try Data(contentsOf: file)
      }
      for data in bytes.values {
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // Width and height: 390 by 844 points at two pixels each.
        #expect(Array(data[16..<24]) == [0, 0, 0x03, 0x0C, 0, 0, 0x06, 0x98])
      }
      #expect(bytes["light"] != bytes["dark"])
    }
  }

  @Test(arguments: [
    ("en_US.UTF-8", "November 12, 2026"), ("de_DE.UTF-8", "12. November 2026"), ("ko_KR.UTF-8", "2026년 11월 12일"),
    ("C", "November 12, 2026"),
  ])
  func `dates are those of the session's language, installed or not`(_ language: String, _ date: String) throws {
    let run = try run("PodcastPlayer", "tap Tide Tables; advance 1; texts", language: language)
    #expect(run.output.contains(date), "\(run.output)")
    let chosen = try self.run(
      "PodcastPlayer", "tap Tide Tables; advance 1; texts", language: "fr_FR.UTF-8", variables: ["RIVULET_LOCALE": language])
    #expect(chosen.output.contains(date), "\(chosen.output)")
  }

  @Test func `people who read from right to left get their layout`() throws {
    let left = try run("PodcastPlayer", "display", language: "en_US.UTF-8").output
    #expect(try run("PodcastPlayer", "display", language: "he_IL.UTF-8").output != left)
  }

  @Test func `a scale that makes too many pixels, and a file for no PNG, are refused at once`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.png")
      let large = try run("ExamCapture", "png \(file.path)", variables: ["RIVULET_SCALE": "99"])
      #expect(large.status == 1 && large.errors.contains("The largest possible scale is 17.4."))
      let other = try run("ExamCapture", "png \(folder.path)/d.jpg")
      #expect(other.status == 2 && other.errors.contains("Use a name that ends in .png."))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test func `a feed with a problem is a sentence on screen and on standard error`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("empty.xml")
      try Data().write(to: file)
      let run = try run("PodcastPlayer", "advance 1; texts", [file.path])
      #expect(run.output.contains("\(file.path): the file is empty."))
      #expect(run.errors == "\(file.path): the file is empty. A feed is an <rss> document.\n")
      #expect(try self.run("PodcastPlayer", "texts", ["--check", file.path]).status == 1)
      #expect(try self.run("PodcastPlayer", "texts", ["--check"]).status == 0)
    }
  }

  @Test func `steps that cannot be done end the run with a sentence`() throws {
    let unknown = try run("ExamCapture", "jump")
    #expect(unknown.status == 2 && unknown.errors.contains("\"jump\" is not a step."))
    let missing = try run("ExamCapture", "texts; tap Nothing; texts")
    #expect(missing.status == 1 && missing.errors.contains("tap found nothing with the label, identifier or text \"Nothing\"."))
    let unwritable = try run("ExamCapture", "png /no/such/folder/picture.png")
    #expect(unwritable.status == 1 && unwritable.errors.contains("/no/such/folder/picture.png could not be written"))
  }
}
