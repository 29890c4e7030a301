import SwiftUI

/// The start of the program: the feed is read, and what is wrong with it is told on standard error.
package struct Launch {
  /// What the window shows.
  package let feed: Result<Feed, FeedProblem>

  /// Reads the feed that the arguments name. If they ask only for a check the process ends here: with 0 if anything in the feed can be played, else with 1.
  package init(_ arguments: some Sequence<String>) {
    let arguments = LaunchArguments(arguments)
    feed = arguments.source.load()
    let isRefused = FeedReport.write(feed)
    if arguments.isCheck { exit(isRefused ? 1 : 0) }
  }
}
