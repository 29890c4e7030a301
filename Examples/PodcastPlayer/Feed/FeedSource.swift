import SwiftUI

/// Where the feed comes from.
enum FeedSource: Equatable {
  /// The show that comes with the app.
  case sample
  case file(path: String)

  /// Reads and parses the feed.
  func load() -> Result<Feed, FeedProblem> {
    do {
      return .success(try FeedParser(file: name).feed(from: FeedFile(path: path).read()))
    } catch let problem as FeedProblem {
      return .failure(problem)
    } catch {
      return .failure(FeedProblem(file: name, reason: .unreadable))
    }
  }

  /// The file of the show that comes with the app.
  static var sampleURL: URL? { Bundle.module.url(forResource: "SampleFeed", withExtension: "xml") }

  private var path: String {
    switch self {
    case .sample: Self.sampleURL?.path ?? name
    case .file(let path): path
    }
  }

  /// What problems call the feed.
  private var name: String {
    switch self {
    case .sample: "SampleFeed.xml"
    case .file(let path): path
    }
  }
}
