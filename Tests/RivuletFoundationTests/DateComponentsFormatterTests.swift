import Foundation
import RivuletFoundation
import Testing

/// Texts of amounts of time, as Apple's documentation and its frameworks have them.
@Suite struct DateComponentsFormatterTests {
  private static let minutes: NSCalendar.Unit = [.minute, .second]
  private static let hours: NSCalendar.Unit = [.hour, .minute, .second]
  private static let days: NSCalendar.Unit = [.day, .hour, .minute, .second]

  private static func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit, locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    arguments: [
      (minutes, 65, "1:05"), (minutes, 5, "5"), (minutes, 0, "0"), (minutes, -65, "-1:05"), (minutes, 65.9, "1:05"), (hours, 65, "1:05"),
      (hours, 3661, "1:01:01"), (hours, 360_000, "100:00:00"), ([], 90_061, "1d 1:01:01"), ([.second], 65, "65"),
      ([.hour, .minute], 3720, "1:02"),
    ] as [(NSCalendar.Unit, TimeInterval, String)])
  func `positions are divided by colons, without leading zeros`(_ units: NSCalendar.Unit, _ seconds: TimeInterval, _ text: String) {
    #expect(Self.formatter(.positional, units).string(from: seconds) == text)
  }

  @Test(
    arguments: [
      (minutes, 65, "01:05"), (minutes, 0, "00:00"), (hours, 3661, "01:01:01"), (hours, 65, "00:01:05"), (days, 3600, "0d 1:00:00"),
    ] as [(NSCalendar.Unit, TimeInterval, String)])
  func `positions are padded with zeros`(_ units: NSCalendar.Unit, _ seconds: TimeInterval, _ text: String) {
    let formatter = Self.formatter(.positional, units)
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: seconds) == text)
  }

  @Test(
    arguments: [
      (.abbreviated, "1h 1m 1s"), (.short, "1 hr, 1 min, 1 sec"), (.full, "1 hour, 1 minute, 1 second"), (.brief, "1hr 1min 1sec"),
      (.spellOut, "one hour, one minute, one second"),
    ] as [(DateComponentsFormatter.UnitsStyle, String)])
  func `units have names in each style`(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
    #expect(Self.formatter(style, Self.hours).string(from: 3661) == text)
  }

  @Test(
    arguments: [
      (.dropLeading, 600, "10m 0s"), (.dropTrailing, 3600, "0d 1h"), (.dropMiddle, 3610, "0d 1h 10s"), (.dropAll, 3600, "1h"),
      (.pad, 3600, "0d 1h 0m 0s"), (.default, 3610, "1h 10s"), (.default, 0, "0s"), ([], 60, "0d 0h 1m 0s"),
    ] as [(DateComponentsFormatter.ZeroFormattingBehavior, TimeInterval, String)])
  func `zeros are dropped as told`(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, _ seconds: TimeInterval, _ text: String) {
    let formatter = Self.formatter(.abbreviated, Self.days)
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func `the largest unit collapses, and a limit cuts off`() {
    let collapsing = Self.formatter(.abbreviated, Self.minutes)
    collapsing.collapsesLargestUnit = true
    #expect(collapsing.string(from: 63) == "63s" && collapsing.string(from: 123) == "2m 3s")
    let limited = Self.formatter(.abbreviated, Self.hours)
    limited.maximumUnitCount = 2
    #expect(limited.string(from: 4230) == "1h 10m")
  }

  @Test func `phrases stand around the time in the languages that have them`() {
    func text(_ locale: String) -> String? {
      let formatter = Self.formatter(.full, [.minute], locale: locale)
      formatter.includesApproximationPhrase = true
      formatter.includesTimeRemainingPhrase = true
      return formatter.string(from: 300)
    }
    #expect(text("en_US") == "About 5 minutes remaining")
    #expect(text("ko_KR") == "약 5분 남음")
    #expect(text("de_DE") == "5 Minuten")
  }

  @Test(
    arguments: [
      (.full, "ko_KR", "1시간 1분 1초"), (.full, "de_DE", "1 Stunde, 1 Minute und 1 Sekunde"), (.positional, "fi_FI", "1.01.01"),
      (.positional, "ar_EG", "١:٠١:٠١"),
    ] as [(DateComponentsFormatter.UnitsStyle, String, String)])
  func `the calendar's locale gives the language`(_ style: DateComponentsFormatter.UnitsStyle, _ locale: String, _ text: String) {
    #expect(Self.formatter(style, Self.hours, locale: locale).string(from: 3661) == text)
  }

  @Test func `years and months have names in some languages, and numbers are spelled out without gender`() {
    #expect(Self.formatter(.full, [.year, .month]).string(from: 86_400 * 400) == "1 year, 1 month")
    #expect(Self.formatter(.full, [.year, .month], locale: "ko_KR").string(from: 86_400 * 800) == "2년, 2개월")
    #expect(Self.formatter(.full, [.month], locale: "fi_FI").string(from: 86_400 * 65) == "2 months")
    #expect(Self.formatter(.spellOut, [.second], locale: "de_DE").string(from: 1) == "eins Sekunde")
  }

  @Test func `components and dates are amounts of time`() {
    let formatter = Self.formatter(.positional, Self.hours)
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1:30:00")
    #expect(formatter.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 65)) == "1:05")
    #expect(
      formatter.string(for: 65.0) == "1:05" && formatter.string(for: 65) == "1:05" && formatter.string(for: NSNumber(value: 65)) == "1:05")
    #expect(formatter.string(for: DateComponents(second: 65)) == "1:05")
    #expect(formatter.string(for: "65") == nil && formatter.string(for: nil) == nil)
    #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 1, minute: 5), unitsStyle: .positional) == "1:05:00")
  }

  @Test(arguments: [TimeInterval.nan, .infinity, -.infinity, 1e300])
  func `what is no amount of time has no text`(seconds: TimeInterval) {
    #expect(Self.formatter(.positional, Self.hours).string(from: seconds) == nil)
    #expect(Self.formatter(.positional, [.era]).string(from: 1) == nil)
  }

  @Test func `a copy has all settings`() throws {
    let formatter = Self.formatter(.brief, Self.minutes)
    formatter.zeroFormattingBehavior = .pad
    formatter.includesApproximationPhrase = true
    let copy = try #require(formatter.copy() as? DateComponentsFormatter)
    formatter.unitsStyle = .full
    #expect(copy.string(from: 5) == "About 0min 5sec")
  }
}
