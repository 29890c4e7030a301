import Foundation
import Testing

@testable import PodcastPlayer

/// Dates as feeds write them.
@Suite struct PublicationDateTests {
  /// The date in the form of ISO 8601; nil for none.
  private func iso(_ text: String) -> String? {
    PublicationDate.date(from: text).map { $0.formatted(.iso8601) }
  }

  @Test(arguments: [
    "Sat, 14 Mar 2026 09:00:00 GMT", "Sat, 14 Mar 2026 09:00:00 +0000 (UTC)", "Sat, 14 (a (b) c) Mar 2026 09 : 00 : 00 +0000",
    "Fri, 14 Mar 2026 09:00:00 -0000", "14 Mar 2026 9:00:00 Z", "14 Mar 26 09:00", "14 Mar 126 09:00 UT", "sat, 14 MAR 2026 09:00:00 gmt",
    "Sat,14  March 2026 09:00:00+0000", "Sat, 14 Mar 2026 10:00:00 +01:00", "Sat, 14 Mar 2026 10:00:00 +01", "Sat, 14 Mar 2026 09:00:00 A",
    "Sat, 14 Mar 2026 04:00:00 EST", "Sat, 14 Mar 2026 02:00:00 PDT", "Sat, 14 Mar 2026 10:00:00 CET", "Sat, 14 Mar 2026 04:00:00 EST-0500",
    "2026-03-14T09:00:00.000Z[UTC]", "Sat, 14 Mar 2026 11:00:00 GMT+2",
    "Sat, 14 Mar 2026 04:00:00 UTC-05:00", "Sat Mar 14 09:00:00 2026", "Sat Mar 14 09:00:00 UTC 2026", "Mar 14, 2026 9:00 AM",
    "Saturday, March 14th, 2026 at 9:00 a.m.", "03/14/2026 9:00", "14/03/2026 09:00:00", "14.03.2026 09:00", "14-Mar-2026 09:00:00",
    "2026-03-14T09:00:00Z", "2026-03-14t09:00:00z", "2026-03-14 09:00:00", "2026-03-14T09:00Z", "2026-03-14T09Z", "20260314T090000Z",
    "20260314090000", "2026-03-14T10:00:00.123+01:00", "2026-03-14T10:00:00,123+0100", "2026-03-14T04:00:00−05:00", "2026-W11-6T09:00:00Z",
    "2026-073T09:00:00Z", "2026/03/14 09:00:00", "2026.03.14 09:00", "1773478800", "1773478800000", "Sa, 14 Mär 2026 10:00:00 +0100",
    "sam., 14 mars 2026 10:00:00 +0100", "Сб, 14 мар 2026 12:00:00 +0300", "2026年3月14日 09:00", "mar., 14 marzo 2026 09:00",
    "Sat, 14 Mar 2026 09:00:00 America/New_York", "14 Mar ２０２６ 09:00 GMT",
  ])
  func `every spelling of a time is read`(text: String) {
    #expect(iso(text) == "2026-03-14T09:00:00Z")
  }

  /// Noon in Greenwich is on the same day in nearly all places.
  @Test(arguments: [
    "Sat, 14 Mar 2026", "14 March 2026", "14th of March 2026", "March 14, 2026", "2026-03-14", "2026-3-14", "20260314", "2026-W11-6",
    "2026-073", "3/14/2026", "14/3/26", "14.3.2026", "14-Mar-26", "14 de marzo de 2026", "14. März 2026", "2026년 3월 14일",
    "Sat, 14 Mar 2026 25:00:00 GMT",
  ])
  func `a date without a time is at noon`(text: String) {
    #expect(iso(text) == "2026-03-14T12:00:00Z")
  }

  @Test(arguments: [
    ("14 Mar 99 09:00:00 GMT", "1999-03-14T09:00:00Z"), ("mar. 14 avril 2026", "2026-04-14T12:00:00Z"),
    ("12 Nov 2026 24:00 GMT", "2026-11-13T00:00:00Z"), ("12 Nov 2026 05:00:00 +9999", "2026-11-12T05:00:00Z"),
    ("3/14/2026 9:05 PM", "2026-03-14T21:05:00Z"), ("12:30 AM, 4 Sept 2026", "2026-09-04T00:30:00Z"), ("2026-03", "2026-03-01T12:00:00Z"),
    ("Tue, 29 Feb 2000 12:00:00 -0500", "2000-02-29T17:00:00Z"),
  ])
  func `parts stand where they may`(text: String, date: String) {
    #expect(iso(text) == date)
  }

  @Test(arguments: [
    "", ",", "tomorrow", "12 Nov", "Thu, 99 Nov 2026 05:00:00 GMT", "29 Feb 2100 00:00 GMT", "31 Feb 2026", "0000-00-00 00:00:00", "Nov",
    "14:00", "2026-13-45", "()", "((((",
  ])
  func `anything else is no date`(text: String) throws {
    #expect(iso(text) == nil)
    #expect(try Feeds.episode("<pubDate>\(text)</pubDate>")?.published == nil)
  }

  @Test func `the first of several dates counts that can be read`() throws {
    let episode = try Feeds.parse(
      """
      <rss xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><item><dc:date>2026-03-14</dc:date><pubDate>soon</pubDate></item>
      <item><dc:date>2026-03-14</dc:date><pubDate>15 Mar 2026</pubDate></item></channel></rss>
      """
    ).episodes
    #expect(episode.map { $0.published?.formatted(.iso8601) } == ["2026-03-14T12:00:00Z", "2026-03-15T12:00:00Z"])
    #expect(episode.allSatisfy { $0.problems.isEmpty })
  }
}
