import Foundation
import Testing

@testable import PodcastPlayer

/// What is read of a good feed.
@Suite struct FeedParserTests {
  @Test func `the sample has all spellings of a duration, and gaps`() throws {
    let feed = try FeedSource.sample.load().get()
    #expect(feed.title == "Tide Tables")
    #expect(feed.author == "Mara Lindqvist")
    #expect(feed.artworkURL == URL(string: "https://tidetables.example/cover.jpg"))
    #expect(
      feed.episodes.map(\.title) == [
        "The Harbour at Five", "Salt & Rope", "Why Lighthouses Don’t Whistle", "바다로 가는 마지막 버스", "The Whole Tide, Uncut",
      ])
    #expect(feed.episodes.map(\.duration) == [90, 41, 12, nil, 22350])
    #expect(feed.episodes.map { $0.published?.timeIntervalSince1970 } == [1_794_456_000, 1_793_250_000, 1_792_040_400, 1_790_830_800, nil])
    #expect(feed.episodes.allSatisfy { $0.showTitle == "Tide Tables" })
  }

  @Test func `everything that is shown is read`() throws {
    let feed = try Feeds.parse(
      Feeds.feed(
        """
        <item><title>A &amp; B</title><itunes:duration>1:35</itunes:duration><pubDate>Thu, 01 Jan 1970 01:00:00 +0100</pubDate>
        <enclosure url="https://a.example/1.mp3?a=1&amp;b=2" length="1" type="audio/mpeg"/>
        <enclosure url="https://a.example/second.mp3"/>
        <itunes:image href="https://a.example/1.png"/><description>one
          two</description></item>
        """))
    #expect(
      feed.episodes == [
        Episode(
          title: "A & B", showTitle: "Show", duration: 95, audioURL: URL(string: "https://a.example/1.mp3?a=1&b=2"),
          published: Date(timeIntervalSince1970: 0), summary: "one two", artworkURL: URL(string: "https://a.example/1.png"))
      ])
  }

  @Test func `an item without anything is an episode`() throws {
    let feed = try Feeds.parse(Feeds.feed("<item/>"))
    #expect(feed.episodes == [Episode(title: "", showTitle: "Show", audioURL: URL(string: "https://a.example/sound.mp3"))])
    #expect(feed.episodes.first?.displayTitle == "Untitled Episode")
  }

  @Test(arguments: [
    ("Thu, 12 Nov 2026 05:00:00 +0100", 1_794_456_000.0), ("12 Nov 2026 04:00:00 GMT", 1_794_456_000),
    ("12 Nov 26 04:00 GMT", 1_794_456_000),
    ("Wed, 11 Nov 2026 23:00:00 EST", 1_794_456_000), ("Thu,12  nov 2026 05:00:00 +01:00", 1_794_456_000),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("31 Dec 69 23:59:59 UT", -1), ("Tue, 29 Feb 2000 12:00:00 -0500", 951_843_600),
    ("1 Mar 2100 00:00:00 Z", 4_107_542_400),
  ])
  func `dates of e-mail are read`(text: String, seconds: Double) {
    #expect(PublicationDate.date(from: text)?.timeIntervalSince1970 == seconds)
  }

  @Test func `the titles of other elements are not the show's`() throws {
    let text = """
      <rss><channel><image><title>image</title><url>https://a.example/i.png</url></image><title>Show</title>
      <textInput><title>input</title></textInput><item><title>Episode</title><source><title>source</title></source></item></channel></rss>
      """
    let feed = try Feeds.parse(text)
    #expect(feed.title == "Show")
    #expect(feed.artworkURL == URL(string: "https://a.example/i.png"))
    #expect(feed.episodes.map(\.title) == ["Episode"])
    #expect(feed.episodes.first?.artworkURL == feed.artworkURL)
  }

  @Test func `the namespace counts, not the prefix`() throws {
    let text = """
      <rss xmlns:i="http://www.itunes.com/DTDs/Podcast-1.0.dtd" xmlns:itunes="https://other.example/">
      <channel><item><i:duration>7</i:duration><itunes:duration>never</itunes:duration></item></channel></rss>
      """
    #expect(try Feeds.parse(text).episodes.map(\.duration) == [7])
  }

  @Test func `a prefix that the feed forgot to declare is understood`() throws {
    let text = "<rss><channel><item><itunes:title>T</itunes:title><itunes:duration>7</itunes:duration></item></channel></rss>"
    let episode = try #require(try Feeds.parse(text).episodes.first)
    #expect(episode.duration == 7)
    #expect(episode.title == "T")
  }

  @Test func `character data may come in pieces`() throws {
    let text = Feeds.feed("<item><title>a<![CDATA[ <b> &amp; ]]>&lt;c&gt; &#x1F30A;\n\t d</title></item>")
    #expect(try Feeds.parse(text).episodes.map(\.title) == ["a <b> & <c> 🌊 d"])
  }

  @Test func `summaries lose their markup`() throws {
    let html = "<p>One &amp;amp; two,</p><ul><li>&lt;three&gt;</li></ul>"
    let text = Feeds.feed("<item><description><![CDATA[\(html)]]></description></item>")
    #expect(try Feeds.parse(text).episodes.map(\.summary) == ["One & two, <three>"])
  }

  @Test(arguments: [
    ("a < b < c > d", "a < b < c > d"), ("<p>half <b", "half"), ("<", "<"), ("&", "&"),
    ("&lt;b&gt; &quot;&#39;&nbsp;&amp;lt; &copy;", "<b> \"' < ©"),
    ("plain\n text", "plain text"), ("<<a>>", "<>"), ("👩‍👩‍👧‍👦<br>&amp;é", "👩‍👩‍👧‍👦 &é"),
  ])
  func `markup and escapes are taken out`(html: String, text: String) {
    #expect(html.withoutMarkup == text)
  }

  @Test func `of a long summary the beginning is kept`() throws {
    let html = "<p>" + String(repeating: "x", count: 990) + "</p><p class=\"more\">more &amp; too much</p>"
    let text = Feeds.feed("<item><description><![CDATA[\(html)]]></description></item>")
    #expect(try Feeds.parse(text).episodes.map(\.summary) == [String(repeating: "x", count: 990) + " more &…"])
  }

  @Test(arguments: [
    ("UTF-8", String.Encoding.utf8, "Café 바다"), ("UTF-16", .utf16, "Café 바다"), ("UTF-16", .utf16LittleEndian, "Café 바다"),
    ("UTF-16BE", .utf16BigEndian, "Café 바다"), ("ISO-8859-1", .isoLatin1, "Café"), ("windows-1252", .windowsCP1252, "“Café”"),
    ("iso-8859-2", .isoLatin2, "Łódź"), ("windows-1250", .windowsCP1250, "Łódź"), ("windows-1251", .windowsCP1251, "Море"),
    ("windows-1253", .windowsCP1253, "Θάλασσα"), ("windows-1254", .windowsCP1254, "Işık"), ("Shift_JIS", .shiftJIS, "海"),
    ("us-ascii", .ascii, "Cafe"),
  ])
  func `encodings are understood`(name: String, encoding: String.Encoding, title: String) throws {
    for declaration in [
      "<?xml version=\"1.0\" encoding=\"\(name)\"?>", "<?xml version='1.0'\n  encoding = '\(name.lowercased())'  standalone='yes' ?>\n",
    ] {
      let text = declaration + "<rss><channel><item><title>\(title)</title></item></channel></rss>"
      let data = try #require(Feeds.withSound(text).data(using: encoding))
      #expect(try FeedParser(file: "feed.xml").feed(from: data).episodes.map(\.title) == [title])
    }
  }

  /// UTF-16 shows in its first bytes, and text that reads like ASCII is none.
  @Test func `the bytes count, not the declaration`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"utf-16\"?><rss><channel><item><title>Café</title></item></channel></rss>"
    #expect(try Feeds.parse(text).episodes.map(\.title) == ["Café"])
    #expect(try Feeds.parse("\u{FEFF}" + text.replacing("utf-16", with: "UTF-7")).episodes.map(\.title) == ["Café"])
    let wide = try #require(Feeds.withSound(text).replacing("utf-16", with: "iso-8859-1").data(using: .utf16LittleEndian))
    #expect(try FeedParser(file: "feed.xml").feed(from: wide).episodes.map(\.title) == ["Café"])
  }

  @Test func `a byte order mark does no harm`() throws {
    let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\"?><rss><channel><item><title>Café</title></item></channel></rss>"
    #expect(try Feeds.parse(text).episodes.map(\.title) == ["Café"])
  }

  @Test func `instructions to other programs are passed over`() throws {
    let text = """
      <?xml version="1.0"?><?xml-stylesheet href="a.xsl" type="text/xsl"?><?x?>
      <rss><?php echo "<item>" ?><channel><item><title>a<?b?>c <!-- <?d --> <![CDATA[<?e?>]]></title></item><?f ?></channel></rss><?g
      """
    #expect(try Feeds.parse(text).episodes.map(\.title) == ["ac <?e?>"])
  }

  @Test func `a document type without declarations is passed over`() throws {
    let text = """
      <?xml version="1.0"?><!-- <!DOCTYPE a [ -->
      <!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" 'rss.dtd?[quoted]>"'><rss><channel><item/></channel></rss>
      """
    #expect(try Feeds.parse(text).episodes.count == 1)
  }

  @Test func `titles of any length and script are kept`() throws {
    for title in [String(repeating: "긴 제목 ", count: 2_500) + "끝", "العنوان", "日本語のタイトル", "👩‍👩‍👧‍👦"] {
      #expect(try Feeds.parse(Feeds.feed("<item><title>\(title)</title></item>")).episodes.map(\.title) == [title])
    }
  }

  /// What a thread computes while it reads a feed of so many items, in nanoseconds; the time of other threads and programs does not count.
  private func work(items: Int) throws -> UInt64 {
    let item = """
      <item><title>An episode</title><pubDate>Thu, 12 Nov 2026 05:00:00 GMT</pubDate><itunes:duration>1:35</itunes:duration>
      <enclosure url="https://a.example/1.mp3?a=1&amp;b=2"/><description>a &lt;b&gt; c</description></item>

      """
    let data = Data(Feeds.feed(String(repeating: item, count: items)).utf8)
    let begun = ThreadClock.nanoseconds
    #expect(try FeedParser(file: "feed.xml").feed(from: data).episodes.count == items)
    return ThreadClock.nanoseconds - begun
  }

  @Test func `four times the episodes are four times the work, and not sixteen times`() throws {
    _ = try work(items: 100)
    let (few, many) = (try work(items: 5_000), try work(items: 20_000))
    #expect(many < few * 9, "\(many / 1_000_000) ms for 20,000 items, \(few / 1_000_000) ms for 5,000")
  }

  @Test func `a feed just below the limit is read`() throws {
    let summary = String(repeating: "word ", count: 10_000)
    let text = Feeds.feed(String(repeating: "<item><description>\(summary)</description></item>\n", count: 380))
    #expect(text.utf8.count > 19_000_000)
    #expect(try Feeds.parse(text).episodes.count == 380)
  }
}
