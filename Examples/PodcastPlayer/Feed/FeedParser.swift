import SwiftUI

/// Reads RSS 2.0 with the podcast elements of the `itunes` namespace.
struct FeedParser {
  /// What problems call the file.
  let file: String

  /// The feed in a file's contents. The first problem ends the reading.
  func feed(from data: Data) throws -> Feed {
    if data.count > FeedFile.limitMegabytes * 1_000_000 { throw FeedProblem(file: file, reason: .tooLarge(bytes: data.count)) }
    guard !data.allSatisfy(Self.isBlank) else { throw FeedProblem(file: file, reason: .empty) }
    do {
      return try read(FeedLimits.check(FeedText(data)))
    } catch {
      throw FeedProblem(file: file, line: error.line, reason: error.reason)
    }
  }

  private func read(_ text: [UInt8]) throws(FeedFault) -> Feed {
    let builder = FeedBuilder()
    // Piece by piece: what is handed over at once may not exceed ten megabytes everywhere.
    let parser = XMLParser(stream: InputStream(data: Data(text)))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    // What it returns says less than the errors that the builder is told.
    _ = parser.parse()
    if let fault = builder.problem ?? builder.omission { throw fault }
    return builder.feed
  }

  /// Whether a byte is a space, a tab or the end of a line.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
