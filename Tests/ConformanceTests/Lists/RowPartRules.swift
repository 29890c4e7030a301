import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Buttons with a background, links with badges and disabled links in the rows of lists (B17.50, B21.53).
  @MainActor
  struct RowPartRules {
    private func lines(_ view: some View, _ idiom: Idiom, containing part: String) async -> [String] {
      let dump = await mounted(view, idiom).displayListDump()
      return dump.split(separator: "\n").map { String($0) }.filter { $0.contains(part) }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `the icon of a button with a background has the colour of its title, in a row too`(_ idiom: Idiom) async throws {
      let buttons = VStack {
        Button("send", systemImage: "paperplane") {}.buttonStyle(.borderedProminent)
        Toggle("italic", systemImage: "italic", isOn: .constant(true)).toggleStyle(.button)
        Toggle("star", systemImage: "star", isOn: .constant(true)).toggleStyle(.button).buttonStyle(.bordered)
      }
      for icon in ["\"paperplane\"", "\"italic\"", "\"star\""] {
        let free = try #require(await lines(buttons, idiom, containing: icon).first)
        let inRow = try #require(await lines(List { buttons }, idiom, containing: icon).first)
        #expect(free.hasSuffix("tint 1 1 1 1") && inRow.hasSuffix("tint 1 1 1 1"), "\(free)\n\(inRow)")
      }
      let label = try #require(await lines(List { Label("plain", systemImage: "bolt") }, .phone, containing: "\"bolt\"").first)
      #expect(!label.hasSuffix("tint 1 1 1 1"))
    }

    private func start(of content: String, at place: Int, _ harness: ViewHarness) throws -> Double {
      let line = try #require(harness.displayListDump().split(separator: "\n").first { $0.contains("\"\(content)\"") })
      return try #require(Double(line.trimmingCharacters(in: .whitespaces).split(separator: " ")[place]))
    }

    @Test(arguments: ["new", "a rather long badge"])
    func `B17.50 the badge of a link stands between its label and its mark`(_ badge: String) async throws {
      let title = String(repeating: "title ", count: 12)
      let links = NavigationStack {
        List {
          NavigationLink {
            Text("x")
          } label: {
            Text(title).lineLimit(1).aid("title")
          }.badge(badge)
          NavigationLink("plain") { Text("x") }
        }
      }
      let harness = await mounted(links)
      #expect(harness.texts.filter { $0 == badge }.count == 1)
      let (label, shown) = (try #require(harness.frame(of: "title")), try #require(harness.elementFrame(badge)))
      let mark = try start(of: "chevron.forward", at: 4, harness)
      #expect(label.maxX <= shown.minX && abs(mark - shown.maxX - 8) < 0.6 && mark > 340, "\(label) \(shown) \(mark)")
    }

    @Test func `B17.50 a badge is shown where the link of the row is invisible`() async throws {
      let row = ZStack {
        NavigationLink("") { Text("x") }.opacity(0)
        Text("row")
      }
      let harness = await mounted(NavigationStack { List { row.badge(7) } })
      #expect(harness.texts.contains("7") && harness.displayListDump().contains("\"7\""))
    }

    @Test func `a disabled link in a row is dimmed`() async throws {
      func color(_ isDisabled: Bool) async throws -> Color.Resolved {
        let link = NavigationLink {
          Text("x")
        } label: {
          Text("link").aid("label")
        }
        return try #require(await mounted(NavigationStack { List { link.disabled(isDisabled) } }).presentedColor("label"))
      }
      #expect(try await color(true) != color(false))
      #expect(try await color(false).opacity == 1)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `the toolbar of a cover is shown, and its buttons act`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var isOn = false

        var body: some View {
          Button("cover") { isOn = true }
            .fullScreenCover(isPresented: $isOn) {
              NavigationStack {
                Text("covered").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { isOn = false } } }
              }
            }
        }
      }
      let stage = await Stage(Root(), idiom: idiom)
      try await stage.tap("cover")
      #expect(stage.shows("covered"))
      try await stage.tap("Close")
      #expect(!stage.shows("covered"))
    }

    @Test func `the parts of a date field run from left to right in every direction`() async throws {
      func parts(_ direction: LayoutDirection) async -> [String] {
        let picker = DatePicker("date", selection: .constant(Date(timeIntervalSince1970: 54_240)))
          .labelsHidden().environment(\.layoutDirection, direction).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        let texts = await lines(picker, .desktop, containing: "text ").map { $0.split(separator: " ") }
        let placed = texts.compactMap { line in Double(line[1]).map { ($0, String(line[3])) } }
        return placed.sorted { $0.0 < $1.0 }.map(\.1)
      }
      let expected = await parts(.leftToRight)
      #expect(expected.count > 5)
      #expect(await parts(.rightToLeft) == expected)
    }

    @Test func `a menu with a title, a symbol and an action of its own performs the action`() async throws {
      struct Root: View {
        @State private var count = 0

        var body: some View {
          VStack {
            Menu("add", systemImage: "plus") {
              Button("item") {}
            } primaryAction: {
              count += 1
            }
            Text("count \(count)")
          }
        }
      }
      let stage = await Stage(Root())
      try await stage.tap("add")
      #expect(stage.shows("count 1"))
    }
  }
}
