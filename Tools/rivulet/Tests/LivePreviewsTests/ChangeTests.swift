import Foundation
import ProjectFixtures
import Testing

@testable import LivePreviews

/// Changes of files, from the kernel's notifications to the moment of a build.
struct ChangeTests {
  @Test func `saves that follow each other closely are built once, and endless ones are built now and then`() {
    var changes = ChangeCollector()
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(changes.dueAt == nil)
    for step in 0..<1_000 { changes.add(FileWatcher.Change(written: ["\(step % 3)"]), at: start + Double(step) / 1_000) }
    #expect(changes.dueAt == start + 0.3)
    let taken = changes.take()
    #expect(taken.change.written == ["0", "1", "2"] && taken.savedAt == start)
    #expect(changes.dueAt == nil && changes.change == FileWatcher.Change())
  }

  /// Collects changes until one is as wanted, for at most some seconds.
  private final class Collector: @unchecked Sendable {
    private let events = EventQueue<FileWatcher.Change>()
    private var all = FileWatcher.Change()

    func add(_ change: FileWatcher.Change) { events.post(change) }

    func wait(_ isDone: (FileWatcher.Change) -> Bool) -> Bool {
      let end = Date() + 20
      while !isDone(all) {
        guard let change = events.next(until: end) else { return false }
        all.merge(change)
      }
      all = FileWatcher.Change()
      return true
    }
  }

  @Test func `files that are written, moved, made and removed are seen, also in new folders`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift", "1")
    try folder.write(".build/x", "1")
    let collector = Collector()
    let watcher = try FileWatcher([folder.path], excluding: ["\(folder.path)/out"]) { collector.add($0) }
    try withExtendedLifetime(watcher) {
      try folder.write("Sources/A.swift", "2")
      #expect(collector.wait { $0.written.contains("\(folder.path)/Sources/A.swift") })
      try folder.write("Sources/.hidden", "2")
      try folder.write("Sources/New.swift~", "2")
      try FileManager.default.createDirectory(atPath: "\(folder.path)/Sources/Deep", withIntermediateDirectories: true)
      #expect(collector.wait { $0.movesFiles })
      try folder.write("Sources/Deep/B.swift", "1")
      #expect(collector.wait { $0.written.contains("\(folder.path)/Sources/Deep/B.swift") })
      try FileManager.default.moveItem(atPath: "\(folder.path)/Sources/Deep", toPath: "\(folder.path)/Sources/Renamed")
      #expect(collector.wait { $0.movesFiles })
      try FileManager.default.removeItem(atPath: "\(folder.path)/Sources/A.swift")
      #expect(collector.wait { $0.movesFiles })
    }
  }

  @Test func `a folder that is not there is told`() {
    #expect(throws: ProcessError.self) { _ = try FileWatcher(["/does/not/exist"], excluding: []) { _ in } }
  }
}
