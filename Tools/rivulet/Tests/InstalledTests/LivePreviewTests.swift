import AppBuilding
import Foundation
import ProjectFixtures
import Testing

extension Installed {
  /// An author at work: files are saved, and previews follow.
  @Suite struct LivePreviewTests {
    private static let counter = """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0
        @State private var mood = Mood.calm
        @State private var model = Model()
        var body: some View {
          VStack {
            Text("Counted \\(count)")
            Badge(text: mood.rawValue)
            Button("Add") { count += 1 }.frame(width: 200, height: 60)
          }
        }
      }

      #Preview("Counter", traits: .fixedLayout(width: 300, height: 200)) { Counter() }

      """
    private static let badge = """
      import SwiftUI

      enum Mood: String { case calm, merry }
      final class Model { var number = 1 }

      struct Badge: View {
        let text: String
        var body: some View { Text(text).padding(4) }
      }

      #Preview("Badge") { Badge(text: "b") }

      """

    private static func package(in folder: TemporaryFolder) throws -> URL {
      try folder.write(
        "Work/Package.swift",
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Work\", targets: "
          + "[.executableTarget(name: \"Work\", resources: [.process(\"Resources\")])])\n")
      try folder.write("Work/Sources/Work/Resources/words.txt", "first")
      try folder.write("Work/Sources/Work/Counter.swift", counter)
      try folder.write("Work/Sources/Work/Badge.swift", badge)
      try folder.write(
        "Work/Sources/Work/App.swift",
        "import SwiftUI\n@main struct WorkApp: App { var body: some Scene { WindowGroup { Counter() } } }\n")
      return folder.url.appending(path: "Work", directoryHint: .isDirectory)
    }

    /// Shows the counter and adds to it some times.
    private static func show(_ viewing: PreviewViewing, adding times: Int) throws {
      let list = try #require(try viewing.next("previews").previews)
      #expect(list.map(\.id) == ["Work/Badge.swift/Badge", "Work/Counter.swift/Counter"])
      try viewing.send(["kind": "show", "canvas": 1, "preview": "Work/Counter.swift/Counter", "scale": 1])
      _ = try viewing.next("frame")
      for _ in 0..<times {
        // The button is at the bottom of the three.
        for phase in ["began", "ended"] {
          try viewing.send(["kind": "contact", "canvas": 1, "phase": phase, "x": 150, "y": 125])
        }
        _ = try viewing.next("frame")
      }
    }

    /// One change of the sample's files, and what has to follow.
    private struct Edit {
      enum Expected { case picture, samePicture, mistake(String), crash }

      let name: String
      let expected: Expected
      /// The value that the counter keeps; nil if it begins anew.
      var count: Int?
      let change: (TemporaryFolder) throws -> Void
    }

    private static func writes(_ file: String, _ text: String) -> (TemporaryFolder) throws -> Void {
      { try $0.write("Work/Sources/Work/\(file)", text) }
    }

    /// 54 changes, in order.
    private static var edits: [Edit] {
      var edits: [Edit] = []
      for number in 1...16 {
        edits.append(
          Edit(
            name: "text \(number)", expected: .picture, count: 3,
            change: writes("Counter.swift", counter.replacing("Counted ", with: "Counted \(number) times, "))))
      }
      for padding in 5...12 {
        edits.append(
          Edit(
            name: "modifier \(padding)", expected: .picture, count: 3,
            change: writes("Badge.swift", badge.replacing("padding(4)", with: "padding(\(padding)).background(.yellow)"))))
      }
      for number in 1...6 {
        let added =
          counter.replacing("Badge(text", with: "Added\(number)()\n      Badge(text")
          + "struct Added\(number): View { var body: some View { Text(\"new \(number)\") } }\n"
        edits.append(Edit(name: "new view \(number)", expected: .picture, count: 3, change: writes("Counter.swift", added)))
      }
      for (index, mistake) in ["Text(\"Counted", "Text(7).bolder()", "VStack { Text(unknown)", "}}}", "let = 3"].enumerated() {
        let broken = counter.replacing("Text(\"Counted \\(count)\")", with: mistake)
        edits.append(
          Edit(
            name: "mistake \(index)", expected: .mistake("Sources/Work/Counter.swift"), count: 3, change: writes("Counter.swift", broken)))
        let repaired = counter.replacing("Counted ", with: "Repaired \(index) ")
        edits.append(Edit(name: "repair \(index)", expected: .picture, count: 3, change: writes("Counter.swift", repaired)))
      }
      edits.append(
        Edit(
          name: "half of a file", expected: .mistake("Sources/Work/Counter.swift"), count: 3,
          change: writes("Counter.swift", String(counter.prefix(200)))))
      edits.append(Edit(name: "the whole file", expected: .picture, count: 3, change: writes("Counter.swift", counter)))
      edits.append(
        Edit(
          name: "a crash", expected: .crash, count: 3,
          change: writes("Counter.swift", counter.replacing("Counted \\(count)", with: "\\([1][count + 1])"))))
      edits.append(
        Edit(
          name: "after the crash", expected: .picture, count: 3,
          change: writes("Counter.swift", counter.replacing("Counted ", with: "Again "))))
      let reading =
        "Text((try? String(contentsOf: Bundle.module.url(forResource: \"words\", withExtension: \"txt\")!, encoding: .utf8)) ?? \"none\")"
      edits.append(
        Edit(
          name: "a resource is shown", expected: .picture, count: 3,
          change: writes("Counter.swift", counter.replacing("Text(\"Counted \\(count)\")", with: reading))))
      edits.append(
        Edit(name: "a resource changes", expected: .picture, count: 3, change: writes("Resources/words.txt", "quite another second")))
      edits.append(
        Edit(name: "a new file", expected: .picture, count: 3) {
          try $0.write(
            "Work/Sources/Work/More/Extra.swift", "import SwiftUI\nstruct Extra: View { var body: some View { Text(\"extra\") } }\n")
          try $0.write("Work/Sources/Work/Counter.swift", counter.replacing("Badge(text", with: "Extra(); Badge(text"))
        })
      edits.append(
        Edit(name: "a renamed folder", expected: .samePicture, count: 3) {
          try FileManager.default.moveItem(atPath: "\($0.path)/Work/Sources/Work/More", toPath: "\($0.path)/Work/Sources/Work/Most")
        })
      edits.append(
        Edit(name: "a removed file", expected: .mistake("Sources/Work/Counter.swift"), count: 3) {
          try FileManager.default.removeItem(atPath: "\($0.path)/Work/Sources/Work/Most/Extra.swift")
        })
      edits.append(Edit(name: "without that file", expected: .picture, count: 3, change: writes("Counter.swift", counter)))
      edits.append(
        Edit(
          name: "state of another type", expected: .picture,
          change: writes(
            "Counter.swift", counter.replacing("count = 0", with: "count = [1]").replacing("count += 1", with: "count.append(1)"))))
      edits.append(
        Edit(name: "renamed state", expected: .picture, change: writes("Counter.swift", counter.replacing("count", with: "total"))))
      edits.append(
        Edit(
          name: "a changed interface", expected: .picture,
          change: {
            try $0.write("Work/Sources/Work/Badge.swift", badge.replacing("let text", with: "var isBold = true\n  let text"))
            try $0.write(
              "Work/Sources/Work/Counter.swift",
              counter.replacing("count", with: "total").replacing("Badge(text", with: "Badge(isBold: false, text"))
          }))
      return edits
    }

    @Test func `fifty changes of a sample show one after the other, and state stays where it can`() throws {
      let folder = try TemporaryFolder()
      let viewing = try PreviewViewing(try Self.package(in: folder))
      defer { viewing.close() }
      try Self.show(viewing, adding: 3)
      #expect(try viewing.state().contains("\"json\":\"3\""))
      var times: [(name: String, seconds: Double)] = []
      for edit in Self.edits {
        let former = viewing.pixels
        let start = Date()
        try edit.change(folder)
        switch edit.expected {
        case .picture, .samePicture:
          var outcome = try viewing.next("built", "failed", "crashed")
          // A change of several files may be seen in two parts.
          while outcome.kind == "failed" { outcome = try viewing.next("built", "failed", "crashed") }
          // The first frame of a build comes before the message.
          #expect(outcome.kind == "built", "\(edit.name): \(outcome.json)")
          times.append((edit.name, Date().timeIntervalSince(start)))
          if case .picture = edit.expected { #expect(viewing.pixels != former, "\(edit.name) shows the former picture.") }
        case .mistake(let file):
          let outcome = try viewing.next("built", "failed", "crashed")
          #expect(outcome.kind == "failed" && outcome.problems?.first?.file == file, "\(edit.name): \(outcome.json)")
          times.append((edit.name, Date().timeIntervalSince(start)))
        case .crash:
          let outcome = try viewing.next("crashed")
          #expect(outcome.text?.contains("Counter.swift:9") == true, "\(edit.name): \(outcome.json)")
        }
        if let count = edit.count, case .picture = edit.expected {
          let state = try viewing.state()
          #expect(state.contains("\"property\":\"count\"") && state.contains("\"json\":\"\(count)\""), "\(edit.name): \(state)")
        }
      }
      let sorted = times.map(\.seconds).sorted()
      let slow = times.filter { $0.seconds > 1 }.map { "\($0.name) \(String(format: "%.2f", $0.seconds))" }
      print(
        "\(times.count) changes, median \(String(format: "%.2f", sorted[sorted.count / 2])) s, most \(String(format: "%.2f", sorted.last ?? 0)) s; "
          + "above one second: \(slow.joined(separator: ", "))")
      if ProcessInfo.processInfo.environment["RIVULET_TIMES"] == "1" { #expect(sorted[sorted.count / 2] < 1) }
    }

    @Test func `what could not be kept is said`() throws {
      let folder = try TemporaryFolder()
      let viewing = try PreviewViewing(try Self.package(in: folder))
      defer { viewing.close() }
      try Self.show(viewing, adding: 1)
      try folder.write(
        "Work/Sources/Work/Counter.swift",
        Self.counter.replacing("count = 0", with: "count = [1]").replacing("count += 1", with: "count = []"))
      let lines = try #require(try viewing.next("dropped").lines)
      #expect(
        lines.sorted() == [
          "Work.Counter.count: the saved value is of type Int, not Array<Int>", "Work.Counter.model: Model is not codable",
        ], "\(lines)")
    }

    @Test func `a folder of sources without a package is followed too, with new files`() throws {
      let folder = try TemporaryFolder()
      let view = "import SwiftUI\nstruct Page: View { var body: some View { Text(\"one\") } }\n#Preview(\"Page\") { Page() }\n"
      try folder.write("Bare/Page.swift", view)
      try folder.write(
        "Bare/BareApp.swift", "import SwiftUI\n@main struct BareApp: App { var body: some Scene { WindowGroup { Page() } } }\n")
      let viewing = try PreviewViewing(folder.url.appending(path: "Bare", directoryHint: .isDirectory))
      defer { viewing.close() }
      let list = try #require(try viewing.next("previews").previews)
      try viewing.send(["kind": "show", "canvas": 1, "preview": list[0].id, "scale": 1])
      _ = try viewing.next("frame")
      let first = viewing.pixels
      try folder.write("Bare/Page.swift", view.replacing("one", with: "quite another"))
      _ = try viewing.next("built")
      #expect(viewing.pixels != first)
      let second = viewing.pixels
      try folder.write("Bare/More.swift", "import SwiftUI\nstruct More: View { var body: some View { Text(\"more\") } }\n")
      try folder.write("Bare/Page.swift", view.replacing("Text(\"one\")", with: "More()"))
      while viewing.pixels == second { _ = try viewing.next("frame") }
    }

    @Test func `a thousand saves are a few builds, and the last one counts`() throws {
      let folder = try TemporaryFolder()
      let viewing = try PreviewViewing(try Self.package(in: folder))
      defer { viewing.close() }
      try Self.show(viewing, adding: 2)
      let former = viewing.pixels
      for number in 1...1_000 {
        try folder.write("Work/Sources/Work/Counter.swift", Self.counter.replacing("Counted ", with: "Saved \(number) times "))
      }
      try folder.write("Work/Sources/Work/Badge.swift", Self.badge.replacing("case calm", with: "case calm = \"the last\""))
      // The picture of the last save has another mood.
      var state = ""
      while !state.contains("the last") {
        _ = try viewing.next("frame")
        state = try viewing.state()
      }
      #expect(viewing.pixels != former && state.contains("\"json\":\"2\""))
    }

    @Test func `after a crash another preview starts the program again`() throws {
      let folder = try TemporaryFolder()
      let viewing = try PreviewViewing(try Self.package(in: folder))
      defer { viewing.close() }
      try Self.show(viewing, adding: 1)
      try folder.write("Work/Sources/Work/Counter.swift", Self.counter.replacing("count += 1", with: "fatalError()"))
      _ = try viewing.next("built")
      for phase in ["began", "ended"] { try viewing.send(["kind": "contact", "canvas": 1, "phase": phase, "x": 150, "y": 125]) }
      _ = try viewing.next("crashed")
      try viewing.send(["kind": "show", "canvas": 1, "preview": "Work/Badge.swift/Badge", "scale": 1])
      _ = try viewing.next("built")
    }

    @Test func `a preview that never comes back is ended, and the next save starts again`() throws {
      let folder = try TemporaryFolder()
      let viewing = try PreviewViewing(try Self.package(in: folder))
      defer { viewing.close() }
      try Self.show(viewing, adding: 1)
      try folder.write("Work/Sources/Work/Counter.swift", Self.counter.replacing("count += 1", with: "while count >= 0 {}"))
      _ = try viewing.next("built")
      for phase in ["began", "ended"] { try viewing.send(["kind": "contact", "canvas": 1, "phase": phase, "x": 150, "y": 125]) }
      let outcome = try viewing.next("crashed")
      #expect(
        outcome.text?.hasPrefix("The preview did not respond") == true && outcome.text?.contains("Counter.swift:1") == true,
        "\(outcome.json)")
      try folder.write("Work/Sources/Work/Counter.swift", Self.counter.replacing("Counted", with: "Calm"))
      _ = try viewing.next("built")
    }
  }
}
