import Foundation
import Testing

@testable import PodcastPlayer

/// Files that are no feeds.
@Suite struct FeedFileTests {
  /// Calls `body` with a folder that is gone afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func problem(_ path: String) -> String? {
    guard case .failure(let problem) = FeedSource.file(path: path).load() else { return nil }
    return problem.sentence
  }

  @Test func `a file is read`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "피드 1.xml")
      try Feeds.feed("<item/>").write(to: file, atomically: true, encoding: .utf8)
      #expect(try FeedSource.file(path: file.path).load().get().title == "Show")
      let link = folder.appending(path: "link.xml")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(try FeedSource.file(path: link.path).load().get().title == "Show")
    }
  }

  @Test func `a missing file and a folder have their sentences`() throws {
    try withFolder { folder in
      let missing = folder.appending(path: "none.xml").path
      #expect(problem(missing) == "\(missing): there is no such file. Check the path.")
      #expect(problem(folder.path) == "\(folder.path): this is a folder. Name the XML file of the feed.")
      let below = folder.appending(path: "feed.xml")
      try Data("x".utf8).write(to: below)
      #expect(problem(below.path + "/feed.xml") == "\(below.path)/feed.xml: the file could not be read. Check the path and the disk.")
    }
  }

  @Test func `a device has its sentence`() {
    #expect(problem("/dev/null") == "/dev/null: this is a device or a pipe. Save the feed as a file first.")
  }

  @Test func `a file that may not be read has its sentence`() {
    let reason = FeedFile(path: "feed.xml").reason(of: CocoaError(.fileReadNoPermission))
    #expect(FeedProblem(file: "feed.xml", reason: reason).sentence == "feed.xml: you may not read this file. Check its permissions.")
  }

  @Test func `an empty file has its sentence`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "feed.xml")
      try Data().write(to: file)
      #expect(problem(file.path) == "\(file.path): the file is empty. A feed is an <rss> document.")
    }
  }

  @Test(arguments: [(50_000_000, "50.0"), (20_000_001, "20.1")])
  func `a file beyond the limit is not read`(bytes: Int, megabytes: String) throws {
    try withFolder { folder in
      let file = folder.appending(path: "feed.xml")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: UInt64(bytes))
      try handle.close()
      #expect(problem(file.path) == "\(file.path): the file has \(megabytes) MB; the limit is 20 MB. Remove old episodes.")
    }
  }

  @Test func `a problem is one line in the terminal, and nothing is said of a good feed`() throws {
    try withFolder { folder in
      let log = folder.appending(path: "log")
      try Data().write(to: log)
      let handle = try FileHandle(forWritingTo: log)
      #expect(!FeedReport.write(.success(.sample), to: handle))
      #expect(FeedReport.write(.failure(FeedProblem(file: "a.xml", reason: .empty)), to: handle))
      try handle.close()
      #expect(try String(contentsOf: log, encoding: .utf8) == "a.xml: the file is empty. A feed is an <rss> document.\n")
    }
  }

  @Test func `what is wrong in a feed that is shown is told in the terminal, a line each`() throws {
    try withFolder { folder in
      let log = folder.appending(path: "log")
      try Data().write(to: log)
      let handle = try FileHandle(forWritingTo: log)
      let feed = try Feeds.parse(Feeds.feed("<item><title>A & B</title><itunes:duration>soon</itunes:duration></item>"))
      #expect(!FeedReport.write(.success(feed), to: handle))
      try handle.close()
      let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("feed.xml, line 4: ") })
    }
  }
}
