import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Pickers of dates and colours.
  @MainActor
  struct DateAndColorRules {
    private static func date(_ text: String) -> Date { try! Date("\(text):00Z", strategy: .iso8601) }

    private struct Root<Style: DatePickerStyle>: View {
      @State var d: Date
      let low: Date?
      let components: DatePickerComponents
      let style: Style
      var body: some View {
        VStack {
          if let low {
            DatePicker("d", selection: $d, in: low..., displayedComponents: components)
          } else {
            DatePicker("d", selection: $d, displayedComponents: components)
          }
          Text(d.formatted(.iso8601)).aid("date")
        }
        .datePickerStyle(style)
        .environment(\.timeZone, .gmt)
      }
    }

    private let both: DatePickerComponents = [.date, .hourAndMinute]

    private func mount<Style: DatePickerStyle>(
      _ date: String, low: String? = nil, _ components: DatePickerComponents, _ style: Style,
      _ idiom: Idiom = .phone
    ) async -> ViewHarness {
      await mounted(Root(d: Self.date(date), low: low.map { Self.date($0) }, components: components, style: style), idiom)
    }

    @Test func `S386 B21.40b B21.41ab B21.42c B21.43c a day is chosen and the time stays, within the range`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mount("2024-03-05T14:30", low: "2024-03-03T00:00", .date, .graphical, idiom)
        #expect(harness.isSelected("5"))
        try await harness.tap("10")
        #expect(harness.text(of: "date") == "2024-03-10T14:30:00Z")
        #expect(!harness.isEnabled("1"))
        try await harness.tap("1")
        #expect(harness.text(of: "date") == "2024-03-10T14:30:00Z")
      }
      let early = await mount("2024-03-01T14:30", low: "2024-03-03T00:00", .date, .graphical)
      #expect(early.isSelected("3"))
      #expect(early.text(of: "date") == "2024-03-01T14:30:00Z")
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B21.40 a date stays in one line in any width`(_ idiom: Idiom, isInForm: Bool) async throws {
      struct Root: View {
        let isInForm: Bool
        @State private var date = Date(timeIntervalSince1970: 1_750_000_000)

        private func picker(_ width: CGFloat) -> some View {
          Group {
            if isInForm {
              Form { DatePicker("Date", selection: $date).aid("in form \(width)") }.formStyle(.grouped).frame(height: 150)
            } else {
              DatePicker("Date", selection: $date).aid("\(width)")
            }
          }
          .frame(width: width)
        }

        var body: some View {
          VStack {
            picker(120)
            picker(380)
          }
        }
      }
      let harness = ViewHarness(Root(isInForm: isInForm), size: CGSize(width: 390, height: 844), idiom: idiom)
      await harness.settle()
      let name = isInForm ? "in form " : ""
      let narrow = try #require(harness.frame(of: name + "120.0")), wide = try #require(harness.frame(of: name + "380.0"))
      #expect(narrow.height == wide.height)
    }

    @Test func `B21.43bde arrows show other months without writing, and keys go by day, week and month`() async throws {
      let harness = await mount("2024-01-31T10:00", .date, .graphical, .desktop)
      #expect(harness.texts.contains("January 2024"))
      try await harness.tap("Next Month")
      #expect(harness.texts.contains("February 2024"))
      #expect(harness.text(of: "date") == "2024-01-31T10:00:00Z")
      #expect(harness.isEnabled("29"))
      #expect(!harness.isEnabled("30"))
      try await harness.tap("Previous Month")
      await harness.moveFocus()
      await harness.key(.rightArrow)
      #expect(harness.text(of: "date") == "2024-02-01T10:00:00Z")
      await harness.key(.downArrow)
      #expect(harness.text(of: "date") == "2024-02-08T10:00:00Z")
      await harness.key(.pageUp)
      #expect(harness.text(of: "date") == "2024-01-08T10:00:00Z")
    }

    @Test func `B21.42efg B21.92d the parts of a field are typed, stepped and wrap within themselves`() async throws {
      let harness = await mount("2024-01-31T23:59", both, .automatic, .desktop)
      #expect(harness.role(of: "d") == "datePicker")
      await harness.moveFocus()
      await harness.key(.upArrow)
      #expect(harness.text(of: "date") == "2024-02-29T23:59:00Z")
      await harness.key(.rightArrow)
      await harness.key(.upArrow)
      #expect(harness.text(of: "date") == "2024-02-01T23:59:00Z")
      for key in ["1", "5"] as [KeyEquivalent] { await harness.key(key) }
      #expect(harness.text(of: "date") == "2024-02-15T23:59:00Z")
      for key in ["1", "9", "9", "9"] as [KeyEquivalent] { await harness.key(key) }
      #expect(harness.text(of: "date") == "1999-02-15T23:59:00Z")
      await harness.key(.tab)
      await harness.key(.upArrow)
      #expect(harness.text(of: "date") == "1999-02-15T23:00:00Z")
      await harness.key(.rightArrow)
      await harness.key("a")
      #expect(harness.text(of: "date") == "1999-02-15T11:00:00Z")
      try await harness.tap("Increment")
      #expect(harness.text(of: "date") == "1999-02-15T23:00:00Z")
    }

    @Test func `B21.42ab B21.96g a phone's button opens a calendar, another one wheels`() async throws {
      let harness = await mount("2024-03-05T14:30", both, .automatic)
      #expect(harness.texts.first == "d")
      #expect(harness.texts.contains("Mar 5, 2024"))
      try await harness.tap("Mar 5, 2024")
      await harness.advance(by: 1)
      try await harness.tap("20")
      #expect(harness.text(of: "date") == "2024-03-20T14:30:00Z")
      // What opens lies above the picker, and a tap beside it closes it.
      await harness.tap(at: CGPoint(x: 20, y: 830))
      await harness.advance(by: 1)
      #expect(!harness.texts.contains("20"))
      #expect(harness.value(of: "d")?.contains("Mar 20, 2024") == true)
    }

    @Test func `B21.42d wheels show the parts of a date`() async throws {
      let harness = await mount("2024-03-05T14:30", .date, .wheel)
      await harness.settle()
      #expect(harness.texts.contains("March"))
      #expect(harness.texts.contains("2024"))
      #expect(harness.runtimeIssues == [])
    }

    private struct Sentence: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.selection += 86400
        } label: {
          configuration.label
        }
      }
    }

    @Test func `B21.42 a style of an app's own reads and writes the date`() async throws {
      let harness = await mount("2024-03-05T14:30", both, Sentence())
      try await harness.tap("d")
      #expect(harness.text(of: "date") == "2024-03-06T14:30:00Z")
    }

    @Test func `B21.44 days are chosen and left one by one`() async throws {
      struct Root: View {
        @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 3, day: 5)]
        var body: some View {
          VStack {
            MultiDatePicker("days", selection: $days)
            Text(days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: ",")).aid("days")
          }
        }
      }
      let harness = await mounted(Root())
      #expect(harness.isSelected("5"))
      try await harness.tap("7")
      #expect(harness.text(of: "days") == "5,7")
      try await harness.tap("5")
      #expect(harness.text(of: "days") == "7")
    }

    @Test func `B21.45abd a colour is changed part by part, and opacity only where it is supported`() async throws {
      struct Root: View {
        @State private var color = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5)
        let supportsOpacity: Bool
        @Environment(\.self) private var environment
        var body: some View {
          VStack {
            ColorPicker("tint", selection: $color, supportsOpacity: supportsOpacity)
            Text("\(color.resolve(in: environment))").aid("color")
          }
        }
      }
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mounted(Root(supportsOpacity: false), idiom)
        #expect(harness.role(of: "tint") == "colorWell")
        #expect(harness.value(of: "tint") == "#0000FFFF")
        #expect(harness.text(of: "color") == "#0000FF80")
        await harness.moveFocus()
        await harness.key(.space)
        #expect(harness.role(of: "Red") == "slider")
        #expect(harness.role(of: "Opacity") == nil)
        let full = await mounted(Root(supportsOpacity: true), idiom)
        #expect(full.value(of: "tint") == "#0000FF80")
        await full.moveFocus()
        await full.key(.space)
        #expect(full.role(of: "Opacity") == "slider")
        for _ in 0..<4 where full.focusedLabel != "Red" { await full.moveFocus() }
        await full.key(.end)
        #expect(full.text(of: "color") == "#FF00FF80")
      }
    }
  }
}
