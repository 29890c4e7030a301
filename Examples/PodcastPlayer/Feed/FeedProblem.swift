import SwiftUI

/// Why a feed cannot be played: one sentence for the screen and for the terminal.
package struct FeedProblem: Error, Equatable {
  /// What is wrong.
  enum Reason: Equatable {
    case missing
    case folder
    case notAFile
    case notPermitted
    case unreadable
    case empty
    case tooLarge(bytes: Int)
    case notXML
    case wrongEncoding
    case declaresMarkup
    case nestedTooDeeply
    case tooManyAttributes
    case textTooLong
    case notRSS(root: String)
    case noEpisodes
    case badDuration(String, title: String)
  }

  /// The file as the user named it.
  let file: String
  /// Counted from 1; nil if the problem lies in no line.
  var line: Int?
  let reason: Reason

  /// What happened, where, and what to do.
  var sentence: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    return "\(place): \(reason.sentence)"
  }
}

extension FeedProblem.Reason {
  /// What is wrong and what to do, without the place.
  fileprivate var sentence: String {
    switch self {
    case .missing: "there is no such file. Check the path."
    case .folder: "this is a folder. Name the XML file of the feed."
    case .notAFile: "this is a device or a pipe. Save the feed as a file first."
    case .notPermitted: "you may not read this file. Check its permissions."
    case .unreadable: "the file could not be read. Check the path and the disk."
    case .empty: "the file is empty. A feed is an <rss> document."
    case .tooLarge(let bytes): "the file has \(Self.megabytes(bytes)) MB; the limit is \(FeedFile.limitMegabytes) MB. Remove old episodes."
    case .notXML: "this is not well-formed XML. Correct the markup on this line or just before it."
    case .wrongEncoding: "the text is not in the encoding that the file names. Save it as UTF-8."
    case .declaresMarkup: "the <!DOCTYPE> declares markup of its own, which no feed needs. Delete what it has between [ and ]."
    case .nestedTooDeeply: "more than \(FeedLimits.depth) elements are inside of each other. Close those that are at their end."
    case .tooManyAttributes:
      "an element has more than \(FeedLimits.attributes) attributes, or \(FeedLimits.tagBytes / 1000) kB of them. Leave out what no feed needs."
    case .textTooLong: "the text of an element has more than \(FeedLimits.textBytes / 1_000_000) MB. Shorten it."
    case .notRSS(let root): "the document is <\(root.shortened)>, not <rss>. Choose an RSS 2.0 feed."
    case .noEpisodes: "the feed has no episodes. Add an <item> to its <channel>."
    case .badDuration(let text, let title):
      "the duration “\(text.shortened)” of “\(title.shortened)” is not a time. Write seconds, MM:SS or HH:MM:SS."
    }
  }

  /// Rounded up to tenths, so that what is over the limit never reads like the limit.
  private static func megabytes(_ bytes: Int) -> String {
    let tenths = bytes / 100_000 + (bytes % 100_000 > 0 ? 1 : 0)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  /// At most sixty characters, so that a sentence stays one.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
