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
    case textTooLong(String)
    case controlCharacter(UInt32)
    case badReference(String)
    case unknownEntity(String)
    case bareAmpersand
    case bareBracket
    case unclosedSection
    case unclosed(String)
    case strayEnd(String)
    case endsEarly(String)
    case goesOn
    case notRSS(root: String)
    case noEpisodes
    case nothingToPlay(Int)
    case noSound(title: String)
    case relativeAddress(String, title: String)
    case badDuration(String, title: String)
    case badDate(String, title: String)
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

  /// The sentence without the file, for a place where it is known.
  var remark: String {
    let sentence = reason.sentence
    return line.map { "Line \($0): \(sentence)" } ?? sentence.prefix(1).uppercased() + sentence.dropFirst()
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
    case .textTooLong(let name):
      "the text of <\(name.shortened)> has more than \(FeedLimits.textBytes / 1_000_000) MB; only its beginning is read. Shorten it."
    case .controlCharacter(let number):
      "the text has the control character U+\(String(number, radix: 16, uppercase: true).padded), which XML does not allow. Delete it."
    case .badReference(let name): "“&\(name.shortened);” is no character of text. Delete it."
    case .unknownEntity(let name): "XML and HTML have no character “&\(name.shortened);”. Write the character itself, or &amp; for “&”."
    case .bareAmpersand: "the character “&” stands alone, which is not well-formed XML. Write &amp; in its place."
    case .bareBracket: "the character “<” begins no tag, which is not well-formed XML. Write &lt; in its place."
    case .unclosedSection: "<![CDATA[ is not closed. Write ]]> where its text ends."
    case .unclosed(let name): "<\(name.shortened)> is not closed. Write </\(name.shortened)> where it ends."
    case .strayEnd(let name): "</\(name.shortened)> closes nothing that is open. Correct its name, or delete it."
    case .endsEarly(let name): "the file ends inside of <\(name.shortened)>, so that the rest is missing. Fetch the feed again."
    case .goesOn: "there is more behind the end of the feed. Delete it, or move the end."
    case .notRSS(let root): "the document is <\(root.shortened)>, not <rss>. Choose an RSS or Atom feed."
    case .noEpisodes: "the feed has no episodes. Add an <item> to its <channel>."
    case .nothingToPlay(let count):
      "nothing in the feed can be played: \(count == 1 ? "its item has" : "its \(count) items have") no sound. Add an <enclosure> with an address."
    case .noSound(let title): "“\(title.shortened)” has no sound. Add an <enclosure> with an address."
    case .relativeAddress(let text, let title):
      "the address “\(text.shortened)” of “\(title.shortened)” is only the end of one. Write all of it, from https:// on."
    case .badDate(let text, let title):
      "the date “\(text.shortened)” of “\(title.shortened)” cannot be read. Write it like 12 Nov 2026 08:00:00 +0100."
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

  /// With zeros in front, up to four digits.
  fileprivate var padded: String { String(repeating: "0", count: max(4 - count, 0)) + self }

  /// At most sixty characters, so that a sentence stays one.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
