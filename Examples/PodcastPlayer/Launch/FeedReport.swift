import SwiftUI

/// Tells people at a terminal what is wrong with a feed.
enum FeedReport {
  /// Writes the sentences of all problems as lines to standard error; true if the feed cannot be played.
  static func write(_ feed: Result<Feed, FeedProblem>, to handle: FileHandle = .standardError) -> Bool {
    let problems =
      switch feed {
      case .success(let feed): feed.problems + feed.episodes.flatMap(\.problems)
      case .failure(let problem): [problem]
      }
    handle.write(Data(problems.map { $0.sentence + "\n" }.joined().utf8))
    if case .failure = feed { return true }
    return false
  }
}
