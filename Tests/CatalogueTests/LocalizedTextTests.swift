import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletScreens
import Testing

@MainActor
struct LocalizedTextTests {
  private func shown(
    _ text: Text, locale: String = "en_US", strings: [String: String] = [:], environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    ViewTest(
      text, size: CGSize(width: 10_000, height: 100), locale: Locale(identifier: locale), host: { $0.strings = strings },
      environment: environment
    ).textItems.map(\.string).joined(separator: "|")
  }

  @Test func `a key without an entry is shown itself`() {
    #expect(shown(Text("hello")) == "hello")
    #expect(shown(Text("100%")) == "100%")
    #expect(shown(Text(verbatim: "a **b** %d")) == "a **b** %d")
    let key = "**x**"
    #expect(shown(Text(key)) == "**x**")
  }

  @Test func `a key is looked up in its table`() {
    #expect(shown(Text("hello"), strings: ["/hello": "Hallo"]) == "Hallo")
    #expect(shown(Text("hello", tableName: "Other"), strings: ["/hello": "Hallo", "Other/hello": "Salut"]) == "Salut")
    #expect(shown(Text(LocalizedStringKey("hello"))) == "hello")
  }

  @Test func `interpolations become arguments of the entry, in any order`() {
    let text = Text("\("Ann") has \(3) of \(10)%")
    #expect(shown(text) == "Ann has 3 of 10%")
    #expect(shown(text, strings: ["/%@ has %lld of %lld%%": "Von %3$lld%% hat %1$@ %2$lld"]) == "Von 10% hat Ann 3")
    #expect(shown(text, strings: ["/%@ has %lld of %lld%%": "%9$@ nobody"]) == " nobody")
  }

  @Test func `numbers are written as the locale has them`() {
    #expect(shown(Text("\(1234567) \(-1234)")) == "1,234,567 -1,234")
    #expect(shown(Text("\(1234567)"), locale: "de_DE") == "1.234.567")
    #expect(shown(Text("\(1234567)"), locale: "en_IN") == "12,34,567")
    #expect(shown(Text("\(1234)"), locale: "es_ES") == "1234")
    #expect(shown(Text("\(12)"), locale: "ar_EG") == "١٢")
    #expect(shown(Text("\(1234.5)")) == "1,234.500000")
    #expect(shown(Text("\(1.5)"), locale: "de_DE") == "1,500000")
    #expect(shown(Text("\(UInt8(200)) \(Int32(-7)) \(CGFloat(0.25)) \(Float(2))")) == "200 -7 0.250000 2.000000")
    #expect(shown(Text("\(Double.infinity) \(Double.nan)")) == "inf nan")
  }

  @Test(arguments: [
    ("%.2f", 1.005, "1.00"), ("%.2f", 1.125, "1.12"), ("%.0f", 2.5, "2"), ("%.0f", 3.5, "4"), ("%.1f", 0.05, "0.1"),
    ("%6.1f", 2.25, "   2.2"), ("%-6.1f|", 2.25, "2.2   |"), ("%06.2f", -1.5, "-01.50"), ("%+.1f", 1.0, "+1.0"),
    ("%.3e", 1234.5, "1.234e+03"),
    ("%g", 0.5, "0.5"), ("%d", 7.9, "7"), ("%.20f", 0.5, "0.50000000000000000000"), ("%.2f", 1e20, "100,000,000,000,000,000,000.00"),
    ("%@", 2.5, "2.5"),
  ])
  func `a specifier decides how a number is written`(specifier: String, number: Double, expected: String) {
    #expect(shown(Text("\(number, specifier: specifier)")) == expected)
  }

  @Test func `fractions are rounded as printf rounds them`() {
    for step in 0..<2_000 {
      let number = Double(step) * 0.0005 + 1 / 1024
      let expected = String(format: "%.3f", number)
      #expect(shownDecimals(number) == expected)
    }
  }

  private func shownDecimals(_ number: Double) -> String {
    Text("\(number, specifier: "%.3f")").resolvedString(in: EnvironmentValues(), services: host)
  }

  private let host = ViewsHost(idiom: .phone, displayScale: 2, locale: Locale(identifier: "en_US"))

  @Test func `a specifier that does not suit its argument does no harm`() {
    #expect(shown(Text("\(5, specifier: "%s")|\(5, specifier: "%@")|\(255, specifier: "%x")|\(65, specifier: "%c")")) == "5|5|ff|A")
    #expect(shown(Text("\(5, specifier: "%")|")) == "%|")
    #expect(shown(Text("\("a")"), strings: ["/%@": "%d %s %5@|"]) == "a  |")
  }

  @Test func `a formatter describes values, also numbers (A4.19)`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    let playhead: TimeInterval = 65.5
    #expect(shown(Text("at \(playhead, formatter: formatter)")) == "at 65.50")
    #expect(shown(Text(NSNumber(value: 3), formatter: formatter)) == "3.00")
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = TimeZone(identifier: "UTC")
    #expect(shown(Text("in \(Date(timeIntervalSince1970: 0), formatter: dates)")) == "in 1970")
    #expect(shown(Text(Date(timeIntervalSince1970: 0), formatter: dates)) == "1970")
  }

  @Test func `a format style uses the locale of the surroundings`() {
    #expect(shown(Text(1234.5, format: .number)) == "1,234.5")
    #expect(shown(Text("\(1234.5, format: .number)"), locale: "de_DE") == "1.234,5")
    #expect(shown(Text(0.25, format: .percent)) == "25%")
  }

  @Test func `texts keep their modifiers inside another one`() {
    let text = Text("a \(Text(verbatim: "b").bold()) c")
    #expect(ViewTest(text).runs == "a /17/400/#000000 b/17/600/#000000  c/17/400/#000000")
  }

  @Test func `dates and their ranges are written as locale and time zone have them`() {
    let start = Date(timeIntervalSince1970: 0)
    #expect(shown(Text(start, style: .date)) == "January 1, 1970")
    #expect(shown(Text(start, style: .time)).hasPrefix("12:00"))
    #expect(shown(Text("on \(start, style: .date)"), locale: "de_DE") == "on 1. Januar 1970")
    let range = shown(Text(start...start.addingTimeInterval(3_600)))
    #expect(range.hasPrefix("12:00") && range.contains(" – 1:00"))
  }

  @Test func `a string with attributes shows its fonts, colours, lines and links`() {
    var name = AttributedString("red")
    name.foregroundColor = .red
    name.font = .system(size: 10)
    var link = AttributedString("link")
    link.link = URL(string: "https://example.org")
    let test = ViewTest(Text(AttributedString("a ") + name + link))
    #expect(test.runs == "a /17/400/#000000 red/10/400/#FF3B30 link/17/400/#007AFF")
  }

  @Test func `keys are equal with equal arguments`() {
    #expect(LocalizedStringKey("a \(1)") == LocalizedStringKey("a \(1)"))
    #expect(LocalizedStringKey("a \(1)") != LocalizedStringKey("a \(2)"))
    let formatter = NumberFormatter()
    #expect(LocalizedStringKey("\(1, formatter: formatter)") == LocalizedStringKey("\(1, formatter: formatter)"))
    #expect(LocalizedStringKey("\(1, formatter: formatter)") != LocalizedStringKey("\(1, formatter: NumberFormatter())"))
  }

  @Test func `the app's own entry for a word of the library counts before the library's`() {
    let button = Button(role: .cancel, action: {})
    func title(_ strings: [String: String]) -> String {
      ViewTest(button, locale: Locale(identifier: "de"), host: { $0.strings = strings }).textItems.map(\.string).joined()
    }
    #expect(title([:]) == "Abbrechen")
    #expect(title(["/Cancel": "Doch nicht"]) == "Doch nicht")
  }
}
