import Foundation
import RivuletFoundation
import Testing

/// Texts of dates from one another.
@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(_ units: RelativeDateTimeFormatter.UnitsStyle = .full) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar.timeZone = .gmt
    formatter.unitsStyle = units
    return formatter
  }

  @Test func `a time is past or to come`() {
    #expect(formatter().localizedString(fromTimeInterval: -3600) == "1 hour ago")
    #expect(formatter().localizedString(fromTimeInterval: 120) == "in 2 minutes")
    #expect(formatter(.spellOut).localizedString(fromTimeInterval: 120) == "in two minutes")
    #expect(formatter(.short).localizedString(fromTimeInterval: -3600) == "1 hr. ago")
    #expect(formatter().localizedString(for: Date(timeIntervalSince1970: 0), relativeTo: Date(timeIntervalSince1970: 60)) == "1 minute ago")
  }

  @Test func `near days have names in the named style`() {
    let named = formatter()
    named.dateTimeStyle = .named
    #expect(named.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter().localizedString(from: DateComponents(day: -1)) == "1 day ago")
  }

  @Test func `only dates are described`() {
    #expect(formatter().string(for: "x") == nil)
    #expect(formatter().string(for: Date.distantPast)?.hasSuffix("years ago") == true)
  }
}
