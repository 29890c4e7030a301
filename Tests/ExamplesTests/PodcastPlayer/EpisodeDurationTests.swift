import Testing

@testable import PodcastPlayer

/// The spellings of a duration.
@Suite struct EpisodeDurationTests {
  @Test(arguments: [
    ("95", 95.0), ("1:35", 95), ("01:35", 95), ("0:01:35", 95), ("00:01:35", 95), ("06:12:30", 22350), ("75:30", 4530), (" 41\n", 41),
    ("100:00:00", 360_000), ("9999999", 9_999_999), ("0:59", 59),
  ])
  func `seconds, minutes and hours are read`(text: String, seconds: Double) {
    #expect(EpisodeDuration(text) == .seconds(seconds))
  }

  @Test(arguments: ["", " ", "\n", "0", "0:00", "00:00:00"])
  func `nothing and zero say nothing`(text: String) {
    #expect(EpisodeDuration(text) == .unknown)
  }

  @Test(arguments: [
    "-5", "99:99:99:99", "abc", "1e9", "1:60", "1:60:00", "1:00:60", "1:2:3:4", ":30", "1:", "1::2", ":", "+5", "5.5", "5s", "1 30", "٥",
    "５", "12345678", "99999999999999999999999", "0x10", "1:-5", "nan", "inf", "1:35\u{0}",
  ])
  func `anything else is no time`(text: String) {
    #expect(EpisodeDuration(text) == .invalid)
  }
}
