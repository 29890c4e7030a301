import Foundation
import Testing

@testable import PodcastPlayer

/// What is said of a bad feed: what, where, and what to do.
@Suite struct FeedProblemTests {
  private static let notXML = "this is not well-formed XML. Correct the markup on this line or just before it."
  private static let badEncoding = "the text is not in the encoding that the file names. Save it as UTF-8."
  private static let ampersand = "the character “&” stands alone, which is not well-formed XML. Write &amp; in its place."
  private static let silent = "nothing in the feed can be played: its item has no sound. Add an <enclosure> with an address."
  private static let declaresMarkup =
    "the <!DOCTYPE> declares markup of its own, which no feed needs. Delete what it has between [ and ]."

  @Test(arguments: [
    ("", "feed.xml: the file is empty. A feed is an <rss> document."),
    (" \n\t", "feed.xml: the file is empty. A feed is an <rss> document."),
    ("x", "feed.xml, line 1: \(notXML)"),
    ("Hello there", "feed.xml, line 1: \(notXML)"),
    ("{\"version\": \"https://jsonfeed.org/version/1\"}", "feed.xml, line 1: \(notXML)"),
    (
      "<rss>\n<channel>\n<title>x</titel>\n</channel></rss>",
      "feed.xml, line 3: </titel> closes nothing that is open. Correct its name, or delete it."
    ),
    (
      "<rss><channel>\n<item>", "feed.xml, line 2: the file ends inside of <item>, so that the rest is missing. Fetch the feed again."
    ),
    ("<rss><channel>\n<item><title>a & b</title></item></channel></rss>", "feed.xml, line 2: \(ampersand)"),
    ("<rss><channel>\n<item><title>a&nbsp;b</title></item></channel></rss>", "feed.xml, line 2: \(silent)"),
    ("<rss><channel>\n<item/></channel></rss>", "feed.xml, line 2: \(silent)"),
    (
      "<rss><channel>\n<item/><item><enclosure url=''/></item></channel></rss>",
      "feed.xml, line 2: nothing in the feed can be played: its 2 items have no sound. Add an <enclosure> with an address."
    ),
    (
      "<rss><channel><item/></channel></rss>\n<rss/>",
      "feed.xml, line 2: there is more behind the end of the feed. Delete it, or move the end."
    ),
    (
      "<rss><channel>\n<item><title><![CDATA[a</title></item></channel></rss>",
      "feed.xml, line 2: <![CDATA[ is not closed. Write ]]> where its text ends."
    ),
    (
      "<rss><channel>\n<item><title>a\u{8}</title></item></channel></rss>",
      "feed.xml, line 2: the text has the control character U+0008, which XML does not allow. Delete it."
    ),
    ("<?xml version=\"1.0\" encoding=\"no-such\"?><rss/>", "feed.xml, line 1: \(badEncoding)"),
    ("<html><body>Not found</body></html>", "feed.xml, line 1: the document is <html>, not <rss>. Choose an RSS or Atom feed."),
    (
      "<?xml version=\"1.0\"?>\n\n<feed xmlns=\"http://www.w3.org/2005/Atom\"/>",
      "feed.xml, line 3: the feed has no episodes. Add an <item> to its <channel>."
    ),
    ("<!-- nothing -->\n<rss/>", "feed.xml, line 2: the feed has no episodes. Add an <item> to its <channel>."),
    (Feeds.feed(""), "feed.xml, line 2: the feed has no episodes. Add an <item> to its <channel>."),
    ("<x:rss xmlns:x='urn:x'/>", "feed.xml, line 1: the feed has no episodes. Add an <item> to its <channel>."),
  ])
  func `a bad document has its sentence`(text: String, sentence: String) throws {
    #expect(try Feeds.problem(text) == sentence)
  }

  @Test(arguments: ["-5", "abc", "1e9", "-31:35", "1:2:x"])
  func `a duration that is no time is told beside its episode`(duration: String) throws {
    let text = Feeds.feed("<item>\n<itunes:duration>\(duration)</itunes:duration>\n<title>First</title>\n</item><item/>")
    let feed = try Feeds.parse(text)
    #expect(feed.episodes.map(\.duration) == [nil, nil] && feed.problems == [])
    let sentence = "the duration “\(duration)” of “First” is not a time. Write seconds, MM:SS or HH:MM:SS."
    #expect(feed.episodes.map { $0.problems.map(\.sentence) } == [["feed.xml, line 5: \(sentence)"], []])
    #expect(feed.episodes.first?.problems.map(\.remark) == ["Line 5: \(sentence)"])
  }

  @Test func `a date that is none is told beside its episode, and an episode without a sound says so`() throws {
    let silent = "<item>\n<title>Second</title><pubDate>soon</pubDate></item>"
    let data = Data(Feeds.silentFeed(Feeds.withSound("<item/>") + silent).utf8)
    let feed = try FeedParser(file: "feed.xml").feed(from: data)
    #expect(
      feed.episodes.map { $0.problems.map(\.remark) } == [
        [],
        [
          "Line 4: “Second” has no sound. Add an <enclosure> with an address.",
          "Line 5: the date “soon” of “Second” cannot be read. Write it like 12 Nov 2026 08:00:00 +0100.",
        ],
      ])
  }

  @Test func `a readable duration beside an odd one counts, and the first odd one is told`() throws {
    let odd = "<itunes:duration>x</itunes:duration><itunes:duration>y</itunes:duration>"
    let feed = try Feeds.parse(Feeds.feed("<item>\(odd)</item><item>\(odd)<itunes:duration>7</itunes:duration></item>"))
    #expect(feed.episodes.map(\.duration) == [nil, 7])
    #expect(feed.episodes.map { $0.problems.count } == [1, 0])
    #expect(feed.episodes[0].problems[0].sentence.contains("“x” of “Untitled Episode”"))
  }

  @Test func `lines are counted far into a file`() throws {
    let items = String(repeating: "<item>\n<title>An episode among many</title>\n</item>\n", count: 2_000)
    let text = Feeds.feed(items + "<item><itunes:duration>-5</itunes:duration></item>")
    #expect(try Feeds.parse(text).episodes.last?.problems.first?.line == 6004)
  }

  @Test func `lines are counted behind a text that is too long`() throws {
    let text = Feeds.feed("<item><title>\(String(repeating: "x\n", count: 1_500_000))</title></item>\n<item><title>A</title></item>")
    let feed = try Feeds.parse(text.replacing("<title>A", with: "<itunes:duration>-5</itunes:duration><title>A"))
    #expect(feed.episodes.last?.problems.first?.line == 1_500_005)
  }

  @Test func `a long text is shortened, and stays on one line`() throws {
    let long = String(repeating: "x\n", count: 5_000)
    let text = Feeds.feed("<item><title>\(long)</title><itunes:duration>\(long)</itunes:duration></item>")
    let sentence = try #require(try Feeds.parse(text).episodes.first?.problems.first?.sentence)
    #expect(sentence.count < 260)
    #expect(!sentence.contains("\n"))
  }

  @Test func `bytes outside of the encoding have their sentence`() throws {
    let data =
      Data("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<rss><channel>\n<title>Caf".utf8) + [0xE9] + Data("</title></channel></rss>".utf8)
    #expect(try Feeds.problem(data) == "feed.xml, line 3: \(Self.badEncoding)")
  }

  @Test func `any bytes have a sentence`() throws {
    var state: UInt64 = 1
    for length in [1, 2, 3, 10, 1_000, 100_000] {
      let bytes = (0..<length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      #expect(try Feeds.problem(Data(bytes))?.hasPrefix("feed.xml, line ") == true)
    }
  }

  /// Ten entities of ten each, and one long one that is used very often.
  @Test(.timeLimit(.minutes(30)), arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `entities cannot blow up`(encoding: String.Encoding) throws {
    let laughs = (1...9).map { "<!ENTITY lol\($0) \"\(String(repeating: "&lol\($0 - 1);", count: 10))\">\n" }.joined()
    let long = "<!ENTITY long \"\(String(repeating: "x", count: 100_000))\">"
    for entities in ["<!ENTITY lol0 \"lol\">\n\(laughs)", long] {
      let uses = "&lol9;" + String(repeating: "&long;", count: 10_000)
      let text =
        "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- [ --><!DOCTYPE rss [\(entities)]>\n<rss><channel><title>\(uses)</title></channel></rss>"
      let data = try #require(text.data(using: encoding))
      #expect(try Feeds.problem(data) == "feed.xml, line 2: \(Self.declaresMarkup)")
    }
  }

  @Test(arguments: ["<!DOCTYPE rss [", "<!DOCTYPE\nrss SYSTEM '>' [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><rss>&a;</rss>"])
  func `nothing is fetched from other files`(text: String) throws {
    #expect(try Feeds.problem(text) == "feed.xml, line 1: \(Self.declaresMarkup)")
  }

  @Test(.timeLimit(.minutes(30))) func `elements may be nested as deep as the limit allows`() throws {
    let sentence = "feed.xml, line 5: more than 200 elements are inside of each other. Close those that are at their end."
    #expect(try Feeds.problem("<rss><channel>\n\n\n\n" + String(repeating: "<a>", count: 200_000)) == sentence)
    func problems(_ depth: Int) throws -> [String] {
      let nested = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
      return try Feeds.parse("<rss><channel><item/>\n\n\n\n\(nested)</channel></rss>").problems.map(\.sentence)
    }
    #expect(try problems(198) == [])
    #expect(try problems(199).first == sentence)
    #expect(
      try Feeds.parse("<rss><channel>" + String(repeating: "<item/><a/><b></b>", count: 1_000) + "</channel></rss>").episodes.count == 1_000
    )
  }

  @Test(arguments: ["<rss>\0</rss>", "<rss><channel><item><title>a\0b</title></item></channel></rss>"])
  func `bytes of zero have a sentence`(text: String) throws {
    #expect(
      try Feeds.problem(text) == "feed.xml, line 1: the text has the control character U+0000, which XML does not allow. Delete it.")
  }

  @Test(.timeLimit(.minutes(30))) func `an element may have as many attributes as the limit allows`() throws {
    func problems(_ count: Int, _ value: String = "") throws -> [String] {
      let item = "<item " + (0..<count).map { "a\($0)=\"\(value)\"" }.joined(separator: " ") + "></item>"
      return try Feeds.parse(Feeds.feed(item)).problems.map(\.sentence)
    }
    let sentence = "feed.xml, line 4: an element has more than 100 attributes, or 100 kB of them. Leave out what no feed needs."
    #expect(try problems(100, "a=b>") == [])
    #expect(try problems(101) == [sentence])
    #expect(try problems(100_000) == [sentence])
    #expect(try problems(1, String(repeating: "x", count: 100_000)) == [sentence])
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["", "<![CDATA["])
  func `of a text that is too long the beginning is read`(section: String) throws {
    func feed(_ count: Int) throws -> Feed {
      let text = section + String(repeating: "x", count: count) + (section.isEmpty ? "" : "]]>")
      return try Feeds.parse(Feeds.feed("<item><title>\(text)</title></item><item/>"))
    }
    #expect(try feed(1_999_999).problems == [])
    let cut = try feed(11_000_000)
    #expect(
      cut.problems.map(\.sentence) == ["feed.xml, line 4: the text of <title> has more than 2 MB; only its beginning is read. Shorten it."])
    #expect(cut.episodes.map(\.title.count) == [2_000_000, 0])
  }

  @Test func `a document that is too large is not read`() throws {
    let sentence = "feed.xml: the file has 20.1 MB; the limit is 20 MB. Remove old episodes."
    #expect(try Feeds.problem(Data(repeating: 0x20, count: 20_000_001)) == sentence)
  }

  @Test(arguments: ["UTF-7", "utf-32", "EBCDIC-US", "", "ucs-4", "\u{e9}"])
  func `an encoding that is not known has its sentence`(name: String) throws {
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?><rss><channel><item><title>+AGE-</title></item></channel></rss>"
    #expect(try Feeds.problem(text) == "feed.xml, line 1: \(Self.badEncoding)")
  }

  @Test(arguments: [
    [0x4C, 0x6F, 0xA7, 0x94, 0xBB], [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x3C], [0x80], [0xC3], [0xEF, 0xBB, 0xBF, 0xFF],
  ])
  func `bytes that are no text have their sentence`(bytes: [UInt8]) throws {
    #expect(try Feeds.problem(Data(bytes)) == "feed.xml, line 1: \(Self.badEncoding)")
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"UTF-7", "<?xml encoding='UTF-7'<rss/>", "<", "<!", "<!-", "<![CDATA[", "<!DOCTYPE", "</", "<?",
    "<a b=\"", "\0",
    "<rss", "<rss><channel><item><title>a", "<rss><channel><item", "<rss><channel><item><![CDATA[", "<rss><!-- ", "\0\0\0<rss/>",
  ])
  func `half a document has its sentence`(text: String) throws {
    #expect(try Feeds.problem(text)?.hasPrefix("feed.xml, line 1: ") == true)
  }
}
