import SwiftUI

/// A show and its episodes, newest first as a rule; `FeedParser` gives only feeds that have at least one.
package struct Feed: Equatable {
  var title: String
  var author: String?
  var artworkURL: URL?
  var episodes: [Episode]
}
