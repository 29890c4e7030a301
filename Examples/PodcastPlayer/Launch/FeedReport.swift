import SwiftUI

/// Tells people at a terminal what is wrong with a feed.
enum FeedReport {
  /// Writes the sentence of a problem as a line to standard error; false if there is no problem.
  static func write(_ feed: Result<Feed, FeedProblem>, to handle: FileHandle = .standardError) -> Bool {
    guard case .failure(let problem) = feed else { return false }
    handle.write(Data((problem.sentence + "\n").utf8))
    return true
  }
}
