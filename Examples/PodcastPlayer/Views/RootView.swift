import SwiftUI

/// The player, or what is wrong with the feed.
package struct RootView: View {
  let feed: Result<Feed, FeedProblem>

  package init(feed: Result<Feed, FeedProblem>) {
    self.feed = feed
  }

  package var body: some View {
    switch feed {
    case .success(let feed): FeedView(feed: feed)
    case .failure(let problem): FeedProblemView(problem: problem)
    }
  }
}

#Preview {
  RootView(feed: .success(.sample))
}
