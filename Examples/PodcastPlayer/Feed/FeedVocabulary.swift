/// The elements of feeds that matter to a document with markup that is not closed.
enum FeedVocabulary {
  static let items: Set = ["item", "entry"]

  /// Elements that hold text, and nothing else but markup of it.
  static let texts: Set = [
    "title", "description", "link", "guid", "pubdate", "itunes:title", "itunes:duration", "itunes:summary", "itunes:subtitle",
    "itunes:author",
    "content:encoded", "dc:date", "dc:creator", "dc:title", "summary", "content", "updated", "published", "id", "comments", "url",
    "language",
  ]

  /// Whether an element has only attributes.
  static func isEmpty(_ name: String) -> Bool { ["enclosure", "itunes:image", "googleplay:image", "media:thumbnail"].contains(name) }

  private static let prefixes = ["itunes:", "media:", "content:", "dc:", "podcast:", "googleplay:"]

  /// Whether an element begins where a text should have ended, since no text has it.
  static func endsText(_ name: String) -> Bool {
    ["enclosure", "pubdate", "guid", "title", "description"].contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// A name in lower case, without the prefixes of the vocabularies of feeds themselves.
  static func plain(_ name: String) -> String {
    let name = name.lowercased()
    for prefix in ["atom:", "rss:"] where name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
    return name
  }
}
