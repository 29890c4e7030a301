import SwiftUI

/// Reads RSS 2.0 with the podcast elements of the `itunes` namespace.
struct FeedParser {
  /// What problems call the file.
  let file: String

  /// The feed in a file's contents. The first problem ends the reading.
  func feed(from data: Data) throws -> Feed {
    guard !data.allSatisfy(Self.isBlank) else { throw FeedProblem(file: file, reason: .empty) }
    if let line = DocumentType.lineOfDeclarations(in: data) {
      throw FeedProblem(file: file, line: line, reason: .declaresMarkup)
    }
    let builder = FeedBuilder()
    // Piece by piece: what is handed over at once may not exceed ten megabytes everywhere.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    // What it returns says less than the errors that the builder is told.
    _ = parser.parse()
    if let (line, reason) = builder.problem ?? builder.omission { throw FeedProblem(file: file, line: line, reason: reason) }
    return builder.feed
  }

  /// Whether a byte is a space, a tab or the end of a line.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
