import Foundation
import Testing

@testable import PodcastPlayer

/// What is said of a bad feed: what, where, and what to do.
@Suite struct FeedProblemTests {
  private static let notXML = "this is not well-formed XML. Correct the markup on this line or just before it."
  private static let badEncoding = "the text is not in the encoding that the file names. Save it as UTF-8."
  private static let declaresMarkup =
    "the <!DOCTYPE> declares markup of its own, which no feed needs. Delete what it has between [ and ]."

  @Test(arguments: [
    ("", "feed.xml: the file is empty. A feed is an <rss> document."),
    (" \n\t", "feed.xml: the file is empty. A feed is an <rss> document."),
    ("x", "feed.xml, line 1: \(notXML)"),
    ("Hello there", "feed.xml, line 1: \(notXML)"),
    ("{\"version\": \"https://jsonfeed.org/version/1\"}", "feed.xml, line 1: \(notXML)"),
    ("<rss>\n<channel>\n<title>x</titel>\n</channel></rss>", "feed.xml, line 3: \(notXML)"),
    ("<rss><channel>\n<item>", "feed.xml, line 2: \(notXML)"),
    ("\n<?xml version=\"1.0\"?><rss/>", "feed.xml, line 2: \(notXML)"),
    ("<rss><channel>\n<item><title>a&nbsp;b</title></item></channel></rss>", "feed.xml, line 2: \(notXML)"),
    ("<rss><channel><item/></channel></rss>\n<rss/>", "feed.xml, line 2: \(notXML)"),
    ("<?xml version=\"1.0\" encoding=\"no-such\"?><rss/>", "feed.xml, line 1: \(badEncoding)"),
    ("<html><body>Not found</body></html>", "feed.xml, line 1: the document is <html>, not <rss>. Choose an RSS 2.0 feed."),
    (
      "<?xml version=\"1.0\"?>\n\n<feed xmlns=\"http://www.w3.org/2005/Atom\"/>",
      "feed.xml, line 3: the document is <feed>, not <rss>. Choose an RSS 2.0 feed."
    ),
    ("<!-- nothing -->\n<rss/>", "feed.xml, line 2: the feed has no episodes. Add an <item> to its <channel>."),
    (Feeds.feed(""), "feed.xml, line 2: the feed has no episodes. Add an <item> to its <channel>."),
    ("<rss><item/></rss>", "feed.xml, line 1: the feed has no episodes. Add an <item> to its <channel>."),
  ])
  func `a bad document has its sentence`(text: String, sentence: String) throws {
    #expect(try Feeds.problem(text) == sentence)
  }

  @Test(arguments: ["-5", "99:99:99:99", "abc", "1e9"])
  func `a duration that is no time has its sentence`(duration: String) throws {
    let text = Feeds.feed("<item>\n<itunes:duration>\(duration)</itunes:duration>\n<title>First</title>\n</item>")
    let sentence = "feed.xml, line 5: the duration “\(duration)” of “First” is not a time. Write seconds, MM:SS or HH:MM:SS."
    #expect(try Feeds.problem(text) == sentence)
  }

  @Test func `the first problem counts`() throws {
    let items = "<item><title>A</title><itunes:duration>x</itunes:duration><itunes:duration>y</itunes:duration></item>\n"
    let sentence = "feed.xml, line 4: the duration “x” of “A” is not a time. Write seconds, MM:SS or HH:MM:SS."
    #expect(try Feeds.problem(Feeds.feed(items + "<item><itunes:duration>z</itunes:duration></item></oops>")) == sentence)
  }

  @Test func `an untitled episode is named as it is shown`() throws {
    #expect(try Feeds.problem(Feeds.feed("<item><itunes:duration>-1</itunes:duration></item>"))?.contains("“Untitled Episode”") == true)
  }

  @Test func `lines are counted far into a file`() throws {
    let items = String(repeating: "<item>\n<title>An episode among many</title>\n</item>\n", count: 2_000)
    let text = Feeds.feed(items + "<item><itunes:duration>-5</itunes:duration></item>")
    #expect(try Feeds.problem(text)?.hasPrefix("feed.xml, line 6004:") == true)
  }

  @Test func `a long text is shortened, and stays on one line`() throws {
    let long = String(repeating: "x\n", count: 5_000)
    let text = Feeds.feed("<item><title>\(long)</title><itunes:duration>\(long)</itunes:duration></item>")
    let sentence = try #require(try Feeds.problem(text))
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
  @Test(.timeLimit(.minutes(1)), arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
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

  @Test(.timeLimit(.minutes(1))) func `elements may be nested as deep as the limit allows`() throws {
    let sentence = "feed.xml, line 2: more than 200 elements are inside of each other. Close those that are at their end."
    #expect(try Feeds.problem("<rss><channel>\n" + String(repeating: "<a>", count: 200_000)) == sentence)
    func nested(_ depth: Int) -> String { String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth) }
    #expect(try Feeds.problem("<rss><channel><item/>\n\(nested(198))</channel></rss>") == nil)
    #expect(try Feeds.problem("<rss><channel><item/>\n\(nested(199))</channel></rss>") == sentence)
    #expect(
      try Feeds.parse("<rss><channel>" + String(repeating: "<item/><a/><b></b>", count: 1_000) + "</channel></rss>").episodes.count == 1_000
    )
  }

  @Test(arguments: ["<rss>\0</rss>", "\0", "<rss><channel><item><title>a\0b</title></item></channel></rss>", "\0\0\0<rss/>"])
  func `bytes of zero have a sentence`(text: String) throws {
    #expect(try Feeds.problem(text) == "feed.xml, line 1: \(Self.notXML)")
  }

  @Test(.timeLimit(.minutes(1))) func `an element may have as many attributes as the limit allows`() throws {
    func item(_ count: Int, _ value: String = "") -> String {
      "<item " + (0..<count).map { "a\($0)=\"\(value)\"" }.joined(separator: " ") + "/>"
    }
    let sentence = "feed.xml, line 4: an element has more than 100 attributes, or 100 kB of them. Leave out what no feed needs."
    #expect(try Feeds.problem(Feeds.feed(item(100, "a=b>"))) == nil)
    #expect(try Feeds.problem(Feeds.feed(item(101))) == sentence)
    #expect(try Feeds.problem(Feeds.feed(item(100_000))) == sentence)
    #expect(try Feeds.problem(Feeds.feed(item(1, String(repeating: "x", count: 100_000)))) == sentence)
  }

  @Test(.timeLimit(.minutes(1))) func `a text may be as long as the limit allows`() throws {
    func item(_ text: String) -> String { Feeds.feed("<item><title>\(text)</title></item>") }
    let sentence = "feed.xml, line 4: the text of an element has more than 2 MB. Shorten it."
    #expect(try Feeds.problem(item(String(repeating: "x", count: 1_999_999))) == nil)
    #expect(try Feeds.problem(item(String(repeating: "x", count: 2_000_001))) == sentence)
    #expect(try Feeds.problem(item("<![CDATA[" + String(repeating: "x", count: 2_000_001) + "]]>")) == sentence)
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
    [0x4C, 0x6F, 0xA7, 0x94, 0xBB], [0xFF, 0xFE, 0x3C], [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x3C], [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], [0x80],
    [0xC3],
    [0xEF, 0xBB, 0xBF, 0xFF],
  ])
  func `bytes that are no text have their sentence`(bytes: [UInt8]) throws {
    #expect(try Feeds.problem(Data(bytes)) == "feed.xml, line 1: \(Self.badEncoding)")
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"UTF-7", "<?xml encoding='UTF-7'<rss/>", "\n<?xml version=\"1.0\" encoding=\"UTF-7\"?><rss/>",
    "<?xml version=\"1.0\"?><?xml version=\"1.0\" encoding=\"UTF-7\"?><rss/>", "<", "<!", "<!-", "<![CDATA[", "<!DOCTYPE",
    "</", "<?", "<a b=\"",
  ])
  func `half a document has its sentence`(text: String) throws {
    #expect(try Feeds.problem(text)?.hasSuffix(Self.notXML) == true)
  }
}
