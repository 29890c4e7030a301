import SwiftUI

/// One episode of a show.
struct Episode: Equatable {
  /// Empty if the feed gives none; see `displayTitle`.
  var title: String
  /// The title of the feed.
  var showTitle: String
  /// In seconds; nil if the feed does not say.
  var duration: TimeInterval?
  var audioURL: URL?
  var published: Date?
  /// The beginning of what the feed says of the episode, as plain text; empty if it says nothing.
  var summary = ""
  /// The episode's own picture, else that of the feed.
  var artworkURL: URL?
  /// The faults of the episode alone, such as a duration that is not a time.
  var problems: [FeedProblem] = []

  /// The title as it is shown.
  var displayTitle: String { title.isEmpty ? "Untitled Episode" : title }
}
