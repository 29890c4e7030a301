import Foundation
import Testing

@testable import PodcastPlayer

/// Feeds as text, with what a test is about in the right place.
enum Feeds {
  /// A text with a sound at the end of each item, so that there is something to play.
  static func withSound(_ text: String) -> String {
    let sound = "<enclosure url=\"https://a.example/sound.mp3\"/>"
    return text.replacing("</item>", with: "\(sound)</item>").replacing("<item/>", with: "<item>\(sound)</item>")
  }

  /// A feed with a sound in each item. The items begin on line 4.
  static func feed(_ items: String) -> String { silentFeed(withSound(items)) }

  /// A feed of items as they are, which begin on line 4.
  static func silentFeed(_ items: String) -> String {
    """
    <?xml version="1.0"?>
    <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
    <title>Show</title>
    \(items)
    </channel></rss>
    """
  }

  /// The feed in a text, with a sound in each item.
  static func parse(_ text: String) throws -> Feed {
    try FeedParser(file: "feed.xml").feed(from: Data(withSound(text).utf8))
  }

  /// The only episode of a feed with an item of this content.
  static func episode(_ content: String) throws -> Episode? {
    try parse(silentFeed("<item>\(content)</item>")).episodes.first
  }

  /// What is wrong with a feed; nil if nothing is.
  static func problem(_ data: Data) throws -> String? {
    do {
      _ = try FeedParser(file: "feed.xml").feed(from: data)
      return nil
    } catch let problem as FeedProblem {
      return problem.sentence
    }
  }

  static func problem(_ text: String) throws -> String? {
    try problem(Data(text.utf8))
  }
}
