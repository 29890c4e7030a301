import SwiftUI

/// Reads RSS and Atom with the elements of podcasts. A feed is read if anything in it can be played.
struct FeedParser {
  /// The name of the file in problems.
  let file: String

  /// The feed in a file's contents. Faults that can be read on from are problems of the feed or of an episode.
  func feed(from data: Data) throws -> Feed {
    if data.count > FeedFile.limitMegabytes * 1_000_000 { throw FeedProblem(file: file, reason: .tooLarge(bytes: data.count)) }
    guard !data.allSatisfy(Self.isBlank) else { throw FeedProblem(file: file, reason: .empty) }
    do {
      return try read(FeedCleaner(FeedText(data)))
    } catch {
      throw FeedProblem(file: file, line: error.line, reason: error.reason)
    }
  }

  private func read(_ cleaner: FeedCleaner) throws(FeedFault) -> Feed {
    let builder = FeedBuilder(cleaner)
    // Piece by piece: the parser may not get more than ten megabytes at once everywhere.
    let parser = XMLParser(stream: InputStream(data: Data(cleaner.output)))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    // The errors that the builder receives say more than the result.
    _ = parser.parse()
    return try builder.feed(of: file)
  }

  /// Whether a byte is a space, a tab or the end of a line.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
