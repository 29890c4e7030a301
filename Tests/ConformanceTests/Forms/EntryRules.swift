import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Dates by environment and range, colours, progress, and what fields and editors keep and undo (B21.40–B21.68).
  @MainActor
  struct EntryRules {
    private static func date(_ text: String) -> Date { try! Date("\(text):00Z", strategy: .iso8601) }

    private struct Day<S: DatePickerStyle>: View {
      let components: DatePickerComponents
      let style: S
      var range: ClosedRange<Date> = .distantPast ... .distantFuture
      @State var date = EntryRules.date("2024-03-05T14:30")

      var body: some View {
        VStack {
          DatePicker("day", selection: $date, in: range, displayedComponents: components).datePickerStyle(style)
          Text(date.formatted(.iso8601)).aid("date")
        }
      }
    }

    private func compact(
      _ components: DatePickerComponents, _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) async -> [String] {
      let harness = await mounted(Day(components: components, style: .compact)) {
        $0.timeZone = .gmt
        change(&$0)
      }
      return harness.texts.filter { $0 != "day" && !$0.hasSuffix("Z") }
    }

    @Test func `B21.40a a date picker has the parts of a day, of a time, or of both`() async {
      let (day, time) = (await compact(.date), await compact(.hourAndMinute))
      #expect(day == ["Mar 5, 2024"])
      #expect(time.count == 1 && time[0].contains("2:30"))
      #expect(await compact([.date, .hourAndMinute]) == day + time)
    }

    @Test func `B21.40c calendar, time zone and locale of a date picker are those of its environment`() async {
      #expect(await compact(.hourAndMinute) { $0.timeZone = TimeZone(secondsFromGMT: 3_600)! }.first?.contains("3:30") == true)
      #expect(await compact(.date) { $0.locale = Locale(identifier: "de_DE") }.first?.contains("März") == true)
      #expect(await compact(.date) { $0.calendar = Calendar(identifier: .buddhist) }.first?.contains("2567") == true)
    }

    @Test func `B21.42b the other button of a phone opens a list of times`() async throws {
      let harness = await mounted(Day(components: [.date, .hourAndMinute], style: .compact)) { $0.timeZone = .gmt }
      let before = Set(harness.texts)
      let time = try #require(harness.texts.first { $0.contains("2:30") })
      try await harness.tap(time)
      await harness.advance(by: 1)
      let opened = harness.texts.filter { !before.contains($0) }
      #expect(opened.contains("30") || opened.contains { $0.contains("30") }, "\(opened)")
    }

    @Test func `B21.41c an edit of a date is clamped to its range`() async throws {
      let range = Self.date("2024-03-03T00:00")...Self.date("2024-03-07T23:00")
      let harness = await mounted(Day(components: .date, style: .stepperField, range: range), .desktop) { $0.timeZone = .gmt }
      await harness.moveFocus()
      await harness.key(.rightArrow)
      for _ in 0..<4 { await harness.key(.downArrow) }
      let low = try #require(harness.text(of: "date"))
      #expect(low >= "2024-03-03T00:00:00Z" && low < "2024-03-04", "\(low)")
      for _ in 0..<8 { await harness.key(.upArrow) }
      let high = try #require(harness.text(of: "date"))
      #expect(high <= "2024-03-07T23:00:00Z" && high >= "2024-03-03T00:00:00Z", "\(high)")
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.43a the weeks of a month begin with the first weekday of the calendar`(_ idiom: Idiom) async throws {
      func first(_ weekday: Int) async throws -> String? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = weekday
        let harness = await mounted(Day(components: .date, style: .graphical), idiom) { [calendar] in
          $0.timeZone = .gmt
          $0.calendar = calendar
        }
        return try (3...9).map { day in (String(day), try #require(harness.elementFrame(String(day))).minX) }.min { $0.1 < $1.1 }?.0
      }
      // The third of March 2024 is a Sunday.
      #expect(try await first(1) == "3")
      #expect(try await first(2) == "4")
    }

    private struct Tint: View {
      @State private var color = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5)
      @Environment(\.self) private var environment

      var body: some View {
        VStack {
          ColorPicker(
            "tint",
            selection: Binding(
              get: { color },
              set: {
                Log.add("set")
                color = $0
              }), supportsOpacity: false)
          Text("\(color.resolve(in: environment))").aid("color")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.45ce a colour is written as it is changed, without opacity where that is not supported`(_ idiom: Idiom) async throws {
      let harness = await mounted(Tint(), idiom)
      await harness.moveFocus()
      await harness.key(.space)
      await harness.advance(by: 1)
      let slider = try #require(harness.elementFrame("Red"))
      await harness.down(at: CGPoint(x: slider.midX, y: slider.midY))
      // It is written while the finger is still down.
      #expect(Log.take() == ["set"])
      #expect(harness.text(of: "color") == "#8000FFFF")
      guard idiom == .desktop else { return await harness.up() }
      await harness.move(to: CGPoint(x: slider.midX + slider.width * 0.2, y: slider.midY), duration: 0.3)
      #expect(Log.take().count > 3)
      await harness.up()
      #expect(harness.text(of: "color")?.hasSuffix("FF") == true)
    }

    @Test func `B21.46e the label of the current value is a secondary caption`() async throws {
      let harness = await mounted(
        VStack {
          ProgressView(value: 0.5) {
            Text("label")
          } currentValueLabel: {
            Text("current").aid("current")
          }
          Text("current").font(.caption).foregroundStyle(.secondary).aid("caption")
        })
      let (current, caption) = (try #require(harness.frame(of: "current")), try #require(harness.frame(of: "caption")))
      #expect(current.size == caption.size)
      #expect(harness.presentedColor("current") == harness.presentedColor("caption"))
    }

    @Test func `B21.47bc a ring fills on desktops, and only turns on phones`() async {
      func ring(_ value: Double?, _ idiom: Idiom) async -> String {
        await mounted(ProgressView(value: value).progressViewStyle(.circular), idiom).displayListDump()
      }
      #expect(await ring(0.2, .desktop) != ring(0.8, .desktop))
      #expect(await ring(0.2, .desktop) != ring(nil, .desktop))
      #expect(await ring(0.2, .phone) == ring(0.8, .phone))
      #expect(await ring(0.2, .phone) == ring(nil, .phone))
    }

    // MARK: Fields and editors

    private struct Entry: View {
      let isEditor: Bool
      var isSecret = false
      @State private var text = ""

      var body: some View {
        VStack {
          if isEditor {
            TextEditor(text: $text).accessibilityLabel("entry").frame(height: 100)
          } else if isSecret {
            SecureField("entry", text: $text)
          } else {
            TextField("entry", text: $text)
          }
          Text("[\(text)]").aid("copy")
          Button("longer") { text = "abcdef" }
          Button("shorter") { text = "xy" }
        }
      }
    }

    private func typed(_ keys: [(KeyEquivalent, EventModifiers)], _ harness: ViewHarness) async -> String? {
      for (key, modifiers) in keys { await harness.key(key, modifiers: modifiers) }
      return harness.text(of: "copy")
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B21.63e Escape undoes nothing`(_ idiom: Idiom) async throws {
      let harness = await mounted(Entry(isEditor: false), idiom)
      try await harness.tap("entry")
      #expect(await typed([("a", []), ("b", []), (.escape, [])], harness) == "[ab]")
    }

    @Test func `B21.66d a secret that was cleared does not come back`() async throws {
      let harness = await mounted(Entry(isEditor: false, isSecret: true), .desktop)
      await harness.moveFocus()
      #expect(await typed([("a", []), ("b", []), ("a", .control), (.delete, [])], harness) == "[]")
      #expect(await typed([("z", .control)], harness) == "[]")
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B21.67e an editor without text shows nothing`(_ idiom: Idiom) async {
      #expect(await mounted(TextEditor(text: .constant("")).accessibilityLabel("entry"), idiom).texts == [])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.67f an editor has the font, colour, alignment and line spacing of its surroundings`(_ idiom: Idiom) async {
      func dump(_ view: some View) async -> String { await mounted(view, idiom).displayListDump() }
      let editor = TextEditor(text: .constant("one\ntwo"))
      let plain = await dump(editor)
      #expect(await dump(editor.font(.largeTitle)) != plain)
      #expect(await dump(editor.foregroundStyle(.red)) != plain)
      #expect(await dump(editor.multilineTextAlignment(.trailing)) != plain)
      #expect(await dump(editor.lineSpacing(20)) != plain)
    }

    private struct Rewriting: View {
      @State private var text = ""

      var body: some View {
        VStack {
          TextEditor(text: $text).accessibilityLabel("entry").frame(height: 100)
          Text("[\(text)]").aid("copy")
        }
        .onChange(of: text) {
          if text == "123" || text == "1423" { text = "abcdef" }
          if text == "abcXdef" { text = "xy" }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.67h a text that changes from outside leaves the caret of an editor at its offset, or at its end`(_ idiom: Idiom) async throws
    {
      let harness = await mounted(Rewriting(), idiom)
      try await harness.tap("entry")
      // "1423" comes when the 2 is typed before the 3, and the caret is behind its third character then.
      let keys: [(KeyEquivalent, EventModifiers)] = [("1", []), ("4", []), ("3", []), (.leftArrow, []), ("2", [])]
      #expect(await typed(keys, harness) == "[abcdef]")
      #expect(await typed([("X", [])], harness) == "[xy]")
      #expect(await typed([("Y", [])], harness) == "[xyY]")
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B21.67h a caret at the end of an editor stays there`(_ idiom: Idiom) async throws {
      let harness = await mounted(Rewriting(), idiom)
      try await harness.tap("entry")
      #expect(await typed([("1", []), ("2", []), ("3", [])], harness) == "[abcdef]")
      #expect(await typed([("X", [])], harness) == "[abcdefX]")
    }

    @Test(arguments: [false, true])
    func `B21.68kl a move of the caret and another kind of edit end what is undone at once`(_ isEditor: Bool) async throws {
      let harness = await mounted(Entry(isEditor: isEditor), .desktop)
      await harness.moveFocus()
      let moved: [(KeyEquivalent, EventModifiers)] = [
        ("a", []), ("b", []), (.leftArrow, []), (.rightArrow, []), ("c", []), ("d", []), ("z", .control),
      ]
      #expect(await typed(moved, harness) == "[ab]")
      let other = await mounted(Entry(isEditor: isEditor), .desktop)
      await other.moveFocus()
      #expect(await typed([("a", []), ("b", []), ("c", []), (.delete, []), (.delete, []), ("z", .control)], other) == "[abc]")
    }
  }
}
