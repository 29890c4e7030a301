import SwiftUI

/// A show and its episodes, newest first as a rule; `FeedParser` gives only feeds that have at least one.
package struct Feed: Equatable, Identifiable {
  var title: String
  var author: String?
  var artworkURL: URL?
  var episodes: [Episode]
  /// The faults of the file that the reading got over.
  var problems: [FeedProblem] = []

  /// The title: a library has one show of each.
  package var id: String { title }

  /// The title as it is shown.
  var displayTitle: String { title.isEmpty ? "Untitled Show" : title }
}
