import Testing

@testable import PodcastPlayer

/// The spellings of a duration.
@Suite struct EpisodeDurationTests {
  @Test(arguments: [
    ("95", 95.0), ("1:35", 95), ("01:35", 95), ("0:01:35", 95), ("00:01:35", 95), ("06:12:30", 22350), ("75:30", 4530), (" 41\n", 41),
    ("100:00:00", 360_000), ("9999999", 9_999_999), ("0:59", 59),
    // Groups behind the third do not count, empty ones are zero, and groups may be long.
    ("00:31:35:00", 1_895), ("1:2:3:4", 3_723), (":30", 30), ("1:", 60), ("1::2", 3_602), ("1:60", 120), ("1:00:60", 3_660),
    // Fractions, signs and digits of other scripts.
    ("5.5", 5), ("00:31:35.500", 1_895), ("1895,4", 1_895), ("1,895", 1_895), ("+5", 5), ("٥", 5), ("５", 5),
    // Units.
    ("31m 35s", 1_895), ("1h30", 5_400), ("0h31m35s", 1_895), ("31 minutes", 1_860), ("31 Min.", 1_860), ("1 hour and 5 minutes", 3_900),
    ("1 hr, 5 min", 3_900), ("1.5 hours", 5_400), ("31:35 min", 1_895), ("31'35\"", 1_895), ("5s", 5), ("about 30 min", 1_800),
    ("2 Stunden 5 Minuten", 7_500), ("31:35 (approx.)", 1_895), ("PT31M", 1_860), ("PT1H2M3.9S", 3_723), ("P1DT1H", 90_000),
  ])
  func `seconds, minutes and hours are read, however they are written`(text: String, seconds: Double) {
    #expect(EpisodeDuration(text) == .seconds(seconds))
  }

  @Test(arguments: ["", " ", "\n", "0", "0:00", "00:00:00"])
  func `nothing and zero say nothing`(text: String) {
    #expect(EpisodeDuration(text) == .unknown)
  }

  @Test(arguments: [
    "-5", "-31:35", "abc", "1e9", ":", "1 30", "12345678", "99999999999999999999999", "0x10", "1:-5", "nan", "inf", "1:35\u{0}", "N/A",
    "unknown", "31 parsecs", "99999999:00",
  ])
  func `anything else is no time`(text: String) {
    #expect(EpisodeDuration(text) == .invalid)
  }
}
