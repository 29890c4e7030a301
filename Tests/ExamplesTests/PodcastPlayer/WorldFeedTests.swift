import Foundation
import Testing

@testable import PodcastPlayer

/// Feeds as the world publishes them: whatever is wrong, an episode with a sound is shown.
@Suite struct WorldFeedTests {
  private static let sound = "<enclosure url=\"https://quay.example/1.mp3\" length=\"1\" type=\"audio/mpeg\"/>"
  private static let spaces =
    "xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\" xmlns:content=\"http://purl.org/rss/1.0/modules/content/\""
    + " xmlns:media=\"http://search.yahoo.com/mrss/\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\""

  private static func rss(_ items: String, declaration: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") -> String {
    "\(declaration)<rss version=\"2.0\" \(spaces)><channel><title>Quay</title>\n\(items)\n</channel></rss>"
  }

  private func read(_ text: String) throws -> Feed { try read(Data(text.utf8)) }
  private func read(_ data: Data) throws -> Feed { try FeedParser(file: "feed.xml").feed(from: data) }

  private func episode(_ content: String) throws -> Episode {
    try #require(try read(Self.rss("<item>\(content)</item>")).episodes.first)
  }

  // MARK: - Around the document

  private static let pier = rss("<item><title>Pier</title>\(sound)</item>")

  @Test(arguments: [
    "\n" + pier, "\r\n \t" + pier, "\u{FEFF}\n" + pier, "\n\u{FEFF}" + pier, "\u{FEFF}\u{FEFF}" + pier,
    "Warning: old <b>feed.php</b> on line <b>3</b><br />\n" + pier, "<!-- <rss> -->\n<!DOCTYPE rss>\n" + pier, pier + "\n<!-- 0.1 s -->\n",
  ])
  func `the document is found`(text: String) throws {
    let feed = try read(text)
    #expect(feed.title == "Quay" && feed.episodes.map(\.title) == ["Pier"])
    #expect(feed.problems == [])
  }

  @Test(arguments: [pier + "<script>track()</script>", pier + "\u{0}\u{0}x", pier + pier.replacing("Pier", with: "Mole")])
  func `what follows the document is told, and its episodes are read`(text: String) throws {
    let feed = try read(text)
    #expect(feed.title == "Quay" && feed.episodes.map(\.title) == (text.contains("Mole") ? ["Pier", "Mole"] : ["Pier"]))
    #expect(feed.problems.map(\.reason) == [.goesOn])
  }

  @Test func `of a document that is cut off anywhere everything before is read`() throws {
    let text = Self.rss(
      "<item><title>Pier</title>\(Self.sound)</item>\n<item><title>Mole</title>\(Self.sound)<description>x</description></item>")
    let bytes = Array(text.utf8)
    for count in (bytes.count - 120)..<(bytes.count - 1) {
      let feed = try read(Data(bytes[..<count]))
      #expect(feed.episodes.first?.title == "Pier")
      #expect(feed.problems.contains { if case .endsEarly = $0.reason { true } else { false } }, "\(count)")
    }
  }

  // MARK: - Vocabularies

  @Test(arguments: [
    "<rss xmlns=\"http://backend.userland.com/rss2\"", "<rss xmlns=\"https://cyber.harvard.edu/rss/rss.html\"", "<rss xmlns=\"urn:any\"",
    "<RSS",
    "<rss xml:lang=\"de_DE formal\"", "<rss xmlns:content=\"\" a=1 a=2 b",
    "<rss xmlns:itunes=\"https://www.iTunes.com/DTDs/Podcast-1.0.dtd\"",
  ])
  func `the outermost element is understood`(root: String) throws {
    let itunes = root.contains("itunes") ? "" : " xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\""
    let item = "<item><title>Pier</title>\(Self.sound)<itunes:duration>60</itunes:duration></item>"
    let feed = try read("\(root)\(itunes)><channel><title>Quay</title>\(item)</channel></\(root.contains("RSS") ? "RSS" : "rss")>")
    #expect(feed.title == "Quay" && feed.episodes.map(\.title) == ["Pier"] && feed.episodes.map(\.duration) == [60])
  }

  @Test func `names count in any case and with any prefix`() throws {
    let feed = try read(
      """
      <r:Rss xmlns:r="http://backend.userland.com/rss2" xmlns:i="http://www.itunes.com/dtds/podcast-1.0.dtd"><r:Channel><r:Title>Quay</r:Title>
      <r:Item><r:title>Pier</r:title><r:PUBDATE>2026-03-14</r:PUBDATE><i:Duration>60</i:Duration><r:Enclosure url="https://quay.example/1.mp3"/></r:Item>
      </r:Channel></r:Rss>
      """)
    #expect(feed.title == "Quay" && feed.episodes.map(\.title) == ["Pier"] && feed.episodes.map(\.duration) == [60])
    #expect(feed.episodes.first?.published != nil && feed.episodes.first?.problems == [])
  }

  @Test func `Atom is read`() throws {
    let feed = try read(
      """
      <?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://quay.example/show/"><title>Quay</title>
      <author><name>Ann</name></author><logo>a.png</logo>
      <entry><title type="html">Salt &amp;amp; &lt;b&gt;Rope&lt;/b&gt;</title><link href="page.html"/><link rel="enclosure" href="1.mp3"/>
      <updated>2026-01-02T03:04:05Z</updated><published>2026-01-01T00:00:00Z</published>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>3 &lt; 5, s<b>o</b></p><p>there</p></div></content></entry></feed>
      """)
    #expect(feed.title == "Quay" && feed.author == "Ann" && feed.problems == [])
    #expect(
      feed.episodes == [
        Episode(
          title: "Salt & Rope", showTitle: "Quay", audioURL: URL(string: "https://quay.example/show/1.mp3"),
          published: Date(timeIntervalSince1970: 1_767_225_600), summary: "3 < 5, so there",
          artworkURL: URL(string: "https://quay.example/show/a.png"))
      ])
  }

  @Test(arguments: ["http://purl.org/rss/1.0/", "http://my.netscape.com/rdf/simple/0.9/"])
  func `RDF is read`(address: String) throws {
    let feed = try read(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="\(address)" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="a"><title>Quay</title><items><rdf:Seq><rdf:li resource="b"/></rdf:Seq></items></channel>
      <item rdf:about="b"><title>Pier</title><link>https://quay.example/1.mp3</link><dc:date>2026-03-14T09:00:00+01:00</dc:date></item></rdf:RDF>
      """)
    #expect(feed.title == "Quay" && feed.episodes.map(\.title) == ["Pier"])
    #expect(feed.episodes.first?.audioURL != nil && feed.episodes.first?.published != nil)
  }

  // MARK: - Encodings

  @Test(arguments: [
    ("koi8-r", 0x8000_0A02 as UInt, "Море"), ("KOI8-U", 0x8000_0A08, "Їжак"), ("windows-1251", 11, "Море"),
    ("iso-8859-5", 0x8000_0205, "Море"),
    ("ibm866", 0x8000_041B, "Море"), ("iso-8859-7", 0x8000_0207, "Θάλασσα"), ("iso-8859-15", 0x8000_020F, "5 €"),
    ("windows-1255", 0x8000_0505, "ים"),
    ("windows-1256", 0x8000_0506, "بحر"), ("windows-1258", 0x8000_0508, "Café"), ("euc-kr", 0x8000_0422, "바다로 가는 길"),
    ("ks_c_5601-1987", 0x8000_0422, "바다"), ("gb2312", 0x8000_0632, "大海"), ("GBK", 0x8000_0632, "大海"), ("big5", 0x8000_0A03, "大海"),
    ("windows-874", 0x8000_041D, "ทะเล"), ("Shift-JIS", 8, "海と石"), ("utf-32", 0x8C00_0100, "Café"),
  ])
  func `the world's encodings are understood`(name: String, number: UInt, title: String) throws {
    let text = Self.rss("<item><title>\(title)</title>\(Self.sound)</item>").replacing("UTF-8", with: name)
    let feed = try read(try #require(text.data(using: String.Encoding(rawValue: number)) ?? (text as NSString).data(using: number)))
    #expect(feed.episodes.map(\.title) == [title] && feed.problems == [])
  }

  @Test(arguments: [
    ("euc-jp", [0xB3, 0xA4, 0xA4, 0xC8, 0x8E, 0xB6] as [UInt8], "海とｶ"),
    ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x33, 0x24, 0x1B, 0x28, 0x42], "海"),
    ("windows-1257", [0xDE, 0xE0], "Žą"), ("macintosh", [0x43, 0x61, 0x66, 0x8E], "Café"), ("iso-8859-8", [0xE9, 0xED], "ים"),
    ("iso-8859-6", [0xC8, 0xCD, 0xD1], "بحر"),
  ])
  func `encodings that only we know are understood`(name: String, bytes: [UInt8], title: String) throws {
    let parts = Self.rss("<item><title>@</title>\(Self.sound)</item>").replacing("UTF-8", with: name).split(separator: "@")
    let feed = try read(Data(parts[0].utf8) + bytes + Data(parts[1].utf8))
    #expect(feed.episodes.map { $0.title.precomposedStringWithCompatibilityMapping } == [title.precomposedStringWithCompatibilityMapping])
  }

  /// Declarations that do not fit the bytes: the name, the bytes of the title, the title, and whether that is told.
  @Test(arguments: [
    ("UTF-8", [0x43, 0x61, 0x66, 0xE9, 0x20, 0x96] as [UInt8], "Café –", true), ("iso-8859-1", Array("Café”".utf8), "Café”", false),
    ("shift_jis", Array("海".utf8), "海", false), ("utf-16", Array("Café".utf8), "Café", false),
    ("no-such", Array("Café".utf8), "Café", true),
    ("no-such", [0x43, 0x61, 0x66, 0xE9], "Café", true), ("us-ascii", [0x43, 0x61, 0x66, 0xE9], "Café", true),
    ("iso-8859-1", [0x93, 0x61, 0x94], "“a”", false),
  ])
  func `a wrong declaration does no harm`(name: String, bytes: [UInt8], title: String, isTold: Bool) throws {
    let parts = Self.rss("<item><title>@</title>\(Self.sound)</item>").replacing("UTF-8", with: name).split(separator: "@")
    let feed = try read(Data(parts[0].utf8) + bytes + Data(parts[1].utf8))
    #expect(feed.episodes.map(\.title) == [title])
    #expect(feed.problems.map(\.reason) == (isTold ? [.wrongEncoding] : []))
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian]) func `wide text needs no mark, and may end in half a character`(
    encoding: String.Encoding
  ) throws {
    let data = try #require(("\n" + Self.pier).data(using: encoding))
    #expect(try read(data).episodes.map(\.title) == ["Pier"])
    #expect(try read(data + [0x20]).episodes.map(\.title) == ["Pier"])
  }

  // MARK: - Markup that is not well-formed

  /// What an item has besides its sound, and the title and the summary that come of it.
  @Test(arguments: [
    ("<title>Salt & Rope</title>", "Salt & Rope", ""), ("<title>Salt &amp; &foo; &nbsp;&copy;</title>", "Salt & &foo; ©", ""),
    ("<title>It&#039;s &#x201C;so&#x201D; &#8; &#146;</title>", "It's “so” ’", ""),
    ("<title>a < b > c ]]> d</title>", "a < b > c ]]> d", ""),
    ("<title>Pier</titel>", "Pier", ""), ("<title>Pier ", "Pier", ""), ("<title><![CDATA[Pier</title>", "Pier", ""),
    ("<title>Pier</title><description>a\u{0}\u{8}b\u{B}\u{FFFF}</description>", "Pier", "ab"),
    ("<title>Pier</title><description><p>Raw <b>HT</b>ML<br>and <img src=a></p><p>more</description>", "Pier", "Raw HTML and more"),
    ("<title>Pier</title><description><![CDATA[a <![CDATA[ b]]> c]]></description>", "Pier", "a"),
    ("<title>Pier</title><!-- a -- b --><description>a</p> b</description></foo>", "Pier", "a b"),
    ("<title>Pier</title><description><![CDATA[one]]> <![CDATA[two]]></description>", "Pier", "one two"),
    ("<title>\u{FEFF}Pier</title>", "Pier", ""), ("<title>Salt &amp;amp; Rope</title>", "Salt & Rope", ""),
    ("<title>&lt;b&gt;Pier&lt;/b&gt;</title>", "Pier", ""), ("<title>👩‍🚀🏳️‍🌈🇩🇪👍🏽</title>", "👩‍🚀🏳️‍🌈🇩🇪👍🏽", ""),
    ("<title/><itunes:title>Pier</itunes:title>", "Pier", ""), ("<media:title>Not this</media:title><title>Pier</title>", "Pier", ""),
  ])
  func `nothing that is readable is lost`(content: String, title: String, summary: String) throws {
    let feed = try read(Self.rss("<item>\(content)\(Self.sound)</item><item><title>Mole</title>\(Self.sound)</item>"))
    #expect(feed.episodes.map(\.title) == [title, "Mole"])
    #expect(feed.episodes.first?.summary.hasPrefix(summary) == true && feed.episodes.first?.summary.isEmpty == summary.isEmpty)
    #expect(feed.episodes.allSatisfy { $0.audioURL != nil && $0.problems.isEmpty })
  }

  @Test func `episodes that are not closed are kept apart`() throws {
    let feed = try read(Self.rss("<item><title>Pier</title>\(Self.sound)<item><title>Mole</title>\(Self.sound)"))
    #expect(feed.episodes.map(\.title) == ["Pier", "Mole"])
    #expect(feed.problems.map(\.reason).contains(.unclosed("item")))
  }

  @Test func `entities that a document declares stay as they are written`() throws {
    let laughs = (1...9).map { "<!ENTITY lol\($0) \"\(String(repeating: "&lol\($0 - 1);", count: 10))\">" }.joined()
    let text = Self.rss(
      "<item><title>&lol9;&nbsp;&e;</title>\(Self.sound)</item>",
      declaration: "<!DOCTYPE rss [\(laughs)<!ENTITY e SYSTEM 'file:///etc/passwd'>]>")
    let feed = try read(text)
    #expect(feed.episodes.map(\.title) == ["&lol9; &e;"])
    #expect(feed.problems.first?.reason == .declaresMarkup)
  }

  // MARK: - Parts of an episode

  @Test(arguments: [
    ("<itunes:summary><![CDATA[<p></p>]]></itunes:summary><description>All about slate.</description>", "All about slate."),
    ("<itunes:summary> &amp;nbsp; </itunes:summary><description/><content:encoded><![CDATA[<p>Slate.</p>]]></content:encoded>", "Slate."),
    ("<description> </description><itunes:subtitle>Slate</itunes:subtitle>", "Slate"),
    ("<media:description>Slate</media:description>", "Slate"),
    ("<itunes:subtitle>Short</itunes:subtitle><description>Slate</description>", "Slate"),
    ("<description>&amp;lt;p&amp;gt;Slate&amp;lt;/p&amp;gt;</description>", "Slate"),
    ("<description>3 &lt; 5 miles</description>", "3 < 5 miles"),
  ])
  func `the best description that is not blank is shown`(content: String, summary: String) throws {
    #expect(try episode(content + Self.sound).summary == summary)
  }

  @Test(arguments: [
    ("<enclosure url='https://a.example/1.mp3?a=1&b=2'/>", "https://a.example/1.mp3?a=1&b=2"),
    ("<enclosure url=https://a.example/1.mp3 length=1>", "https://a.example/1.mp3"),
    ("<enclosure url=\" https://a.example/a b.mp3\n\"/>", "https://a.example/a%20b.mp3"),
    ("<enclosure url='https://a.example/1.jpg' type='image/jpeg'/><enclosure url='https://a.example/1'/>", "https://a.example/1"),
    (
      "<media:group><media:content url='https://a.example/1.png' medium='image'/><media:content url='https://a.example/1.mp3'/></media:group>",
      "https://a.example/1.mp3"
    ),
    ("<link>https://a.example/1.html</link><guid>https://a.example/1.m4a</guid>", "https://a.example/1.m4a"),
    ("<enclosure xml:base='https://a.example/b/' url='1.mp3'/>", "https://a.example/b/1.mp3"),
    ("<enclosure URL='https://a.example/1.mp3'/>", "https://a.example/1.mp3"),
    ("<enclosure>https://a.example/1</enclosure>", "https://a.example/1"),
  ])
  func `sounds are found`(content: String, address: String) throws {
    let episode = try episode(content)
    #expect(episode.audioURL?.absoluteString == address && episode.problems == [])
  }

  @Test func `addresses are relative to the show's page`() throws {
    let item = "<item><enclosure url='/1.mp3'/></item>"
    #expect(
      try read(Self.rss("<link>https://a.example/show/</link>\(item)")).episodes.first?.audioURL?.absoluteString
        == "https://a.example/1.mp3")
    let lost = try #require(try read(Self.rss(item)).episodes.first)
    #expect(lost.problems.map(\.reason) == [.relativeAddress("/1.mp3", title: "Untitled Episode")])
  }

  @Test func `an episode without a sound is one among others`() throws {
    let items = ["", Self.sound, "", Self.sound].enumerated().map { "<item><guid>same</guid><title>\($0)</title>\($1)</item>" }
    let feed = try read(Self.rss(items.joined()))
    #expect(feed.episodes.map(\.title) == ["0", "1", "2", "3"])
    #expect(feed.episodes.map { $0.problems.isEmpty } == [false, true, false, true])
  }

  @MainActor @Test func `the player begins with the first episode that has a sound`() throws {
    let feed = try read(Self.rss("<item><title>Silent</title></item><item><title>Pier</title>\(Self.sound)</item>"))
    #expect(PodcastPlayerStore(feed: feed).currentEpisode.title == "Pier")
  }
}
