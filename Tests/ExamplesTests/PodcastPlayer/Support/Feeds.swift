import Foundation
import Testing

@testable import PodcastPlayer

/// Feeds as text, with what a test is about in the right place.
enum Feeds {
  /// A feed whose items begin on line 4.
  static func feed(_ items: String) -> String {
    """
    <?xml version="1.0"?>
    <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
    <title>Show</title>
    \(items)
    </channel></rss>
    """
  }

  /// The feed in a text, which a test expects to be a good one.
  static func parse(_ text: String) throws -> Feed {
    try FeedParser(file: "feed.xml").feed(from: Data(text.utf8))
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
