import SwiftUI

/// Makes well-formed XML of what the world publishes, so that the XML parser reads all of it, and keeps what was wrong.
///
/// One pass over the bytes. Elements that are not closed are closed, text that only looks like markup is escaped, and what says nothing to a feed
/// reader (comments, instructions, declarations of markup) is left out. Lines keep their numbers, except for those of texts that are too long.
struct FeedCleaner {
  /// An element that has begun and not ended.
  struct OpenElement {
    let name: Range<Int>
    /// The name in lower case, and the same without a prefix that says nothing.
    let lowercased: String
    let plain: String
    let line: Int
    var textBytes = 0
  }

  let bytes: [UInt8]
  var index = 0
  var line = 1
  private(set) var output: [UInt8] = []
  private(set) var faults: [FeedFault] = []
  /// Lines that were left out, by the line of the output that they would follow.
  private(set) var gaps: [(line: Int, count: Int)] = []
  private var outputLine = 1
  var open: [OpenElement] = []
  private var hasRoot = false
  /// Whether the end of the outermost element came before the last episode.
  var isEndMoved = false
  /// Marks that do not come any more, so that a document is not searched for them again and again.
  private var missing: Set<String> = []
  /// The place of the last episode.
  private let lastItem: Int

  init(_ text: FeedText) {
    bytes = text.bytes
    lastItem = max(bytes.lastPlace(of: "<item") ?? 0, bytes.lastPlace(of: "<entry") ?? 0)
    if let fault = text.fault { faults.append(fault) }
    output.reserveCapacity(bytes.count + bytes.count / 16)
    clean()
  }

  /// The line of the document for one of the output.
  func line(ofOutput line: Int) -> Int {
    gaps.reduce(line) { $1.line <= line ? $0 + $1.count : $0 }
  }

  mutating func report(_ reason: FeedProblem.Reason, line: Int? = nil) {
    let fault = FeedFault(line: line ?? self.line, reason: reason)
    if faults.count < FeedLimits.faults, faults.last != fault { faults.append(fault) }
  }

  private mutating func clean() {
    skip(to: FeedStart.find(in: bytes))
    while index < bytes.count, !hasRoot || !open.isEmpty {
      if bytes[index] == UInt8(ascii: "<") { readMarkup() } else { readText() }
    }
    if open.count > (isEndMoved ? 1 : 0) { report(.endsEarly(name(open[open.count - 1].name))) }
    while !open.isEmpty { close() }
    checkRest()
  }

  /// Reports anything behind the end of the document that is not a comment or an instruction.
  private mutating func checkRest() {
    while index < bytes.count {
      if starts(with: "<!--") {
        skip(to: place(behind: "-->") ?? bytes.count)
      } else if starts(with: "<?") {
        skip(to: place(behind: "?>") ?? bytes.count)
      } else if bytes[index] <= 0x20 {
        skip(to: index + 1)
      } else {
        return report(.goesOn)
      }
    }
  }
}

// MARK: - Text

extension FeedCleaner {
  private mutating func readText() {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    if open.isEmpty {
      skip(to: end)
    } else {
      write(textUntil: end) { cleaner in
        switch cleaner.bytes[cleaner.index] {
        case UInt8(ascii: "&"): cleaner.writeReference(isText: true)
        // Behind two brackets it would end a section that never began.
        case UInt8(ascii: ">"): cleaner.write("&gt;")
        default: return false
        }
        return true
      }
    }
  }

  /// Copies text up to an index, without the characters that XML does not have. The rest of a text that is too long is left out.
  ///
  /// - Parameter special: Writes the character at the index in another way and goes behind it, or returns false.
  mutating func write(textUntil end: Int, special: (inout FeedCleaner) -> Bool) {
    let room = FeedLimits.textBytes - open[open.count - 1].textBytes
    open[open.count - 1].textBytes += end - index
    var stop = min(end, index + max(room, 0))
    while stop < end, stop > index, bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    while index < stop {
      let run = bytes[index..<stop].prefix(while: Self.isPlain).endIndex
      copy(to: run)
      if index < stop, !special(&self) { writeOdd() }
    }
    if index < end {
      // Blank lines between elements are no text.
      if room >= 0, bytes[index..<end].contains(where: { $0 > 0x20 }) {
        report(.textTooLong(name(open[open.count - 1].name)), line: open[open.count - 1].line)
      }
      let before = line
      skip(to: end, keepsLines: false)
      if line > before { gaps.append((outputLine, line - before)) }
    }
  }

  /// Whether a byte means nothing but itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 ? byte != UInt8(ascii: "&") && byte != UInt8(ascii: ">") && byte != 0xEF : byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Writes a byte that may be part of a character that XML does not have.
  private mutating func writeOdd() {
    let byte = bytes[index]
    if byte < 0x20 {
      report(.controlCharacter(UInt32(byte)))
      index += 1
    } else if starts(with: "\u{FEFF}") {
      index += 3
    } else if starts(with: "\u{FFFE}") || starts(with: "\u{FFFF}") {
      report(.controlCharacter(bytes[index + 2] == 0xBE ? 0xFFFE : 0xFFFF))
      index += 3
    } else {
      copy(to: index + 1)
    }
  }

  /// Writes a reference so that a parser that knows only XML understands it. An ampersand that begins none is escaped.
  mutating func writeReference(isText: Bool) {
    let content = bytes[(index + 1)...].prefix(40).prefix { $0 != UInt8(ascii: ";") }
    let end = content.endIndex
    let isEnded = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    let reference = HTMLReference(bytes[...], at: index)
    guard isEnded, let reference, index + reference.length == end + 1 else {
      // In addresses it is so usual that it is no fault.
      if isText { report(isEnded && Self.isName(content) ? .unknownEntity(String(decoding: content, as: UTF8.self)) : .bareAmpersand) }
      write("&amp;")
      return
    }
    index = end + 1
    guard let scalar = reference.scalar else { return report(.badReference(String(decoding: content, as: UTF8.self))) }
    switch scalar {
    case "&": append("&amp;")
    case "<": append("&lt;")
    case ">": append("&gt;")
    case "\"": append("&quot;")
    case "\n", "\r", "\t": append(" ")
    default: append(String(Character(scalar)))
    }
  }

  private static func isName(_ content: ArraySlice<UInt8>) -> Bool {
    !content.isEmpty && content.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "#") }
  }
}

// MARK: - Elements

extension FeedCleaner {
  /// Writes the start tag of an element with a plain name.
  mutating func begin(_ tag: FeedTag, _ plain: String, isEmpty: Bool) {
    guard open.count < FeedLimits.depth else { return report(.nestedTooDeeply) }
    hasRoot = true
    append("<")
    output += bytes[tag.name]
    for attribute in tag.attributes {
      append(" ")
      output += bytes[attribute.name]
      append("=\"")
      output += attribute.value
      append("\"")
    }
    append(isEmpty ? "/>" : ">")
    if !isEmpty { open.append(OpenElement(name: tag.name, lowercased: name(tag.name).lowercased(), plain: plain, line: tag.line)) }
  }

  /// Writes the end tag of the innermost element.
  mutating func close() {
    let element = open.removeLast()
    append("</")
    output += bytes[element.name]
    append(">")
  }

  /// Whether the end of the outermost element comes too early: behind it are more episodes.
  var hasMoreItems: Bool { index < lastItem }
}

// MARK: - Bytes

extension FeedCleaner {
  func name(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// The index behind the next such mark; nil if there is none.
  mutating func place(behind mark: String) -> Int? {
    guard !missing.contains(mark) else { return nil }
    if let place = bytes.place(of: mark, from: index) { return place + mark.utf8.count }
    missing.insert(mark)
    return nil
  }

  /// Goes to an index. Of what is left out, only the ends of lines are written.
  mutating func skip(to end: Int, keepsLines: Bool = true) {
    for byte in bytes[index..<end] where byte == UInt8(ascii: "\n") {
      line += 1
      guard keepsLines else { continue }
      output.append(byte)
      outputLine += 1
    }
    index = end
  }

  mutating func copy(to end: Int) {
    for byte in bytes[index..<end] where byte == UInt8(ascii: "\n") {
      line += 1
      outputLine += 1
    }
    output += bytes[index..<end]
    index = end
  }

  mutating func append(_ text: String) { output += text.utf8 }

  /// Writes something else in the place of one byte.
  mutating func write(_ text: String) {
    append(text)
    index += 1
  }
}
