/// Reads the text out of HTML, in one paragraph. The tokens are those of the HTML standard: text, references, tags, and comments of all sorts.
///
/// A tag counts as one if HTML has its element, if it looks like one of another vocabulary, or if its end tag is there; everything else between
/// brackets is text, such as an address of e-mail.
struct HTMLText {
  private let bytes: [UInt8]
  private let limit: Int
  private var index = 0
  private var text: [UInt8] = []
  private var characters = 0
  private var hasGap = false
  /// Names of all end tags, read when the first unknown element comes.
  private var ends: Set<String>?
  /// Marks that do not come any more, so that a text is not searched for them again and again.
  private var missing: Set<String> = []
  /// Whether the text has a tag that HTML knows in a place where it can only be markup.
  private(set) var hasMarkup = false

  /// The text of some HTML, or at least so many characters of its beginning.
  static func text(of html: String, limit: Int = .max) -> String {
    var reader = HTMLText(html, limit: limit)
    let text = reader.read()
    if !reader.hasMarkup, looksLikeHTML(text) {
      // Markup that was escaped twice.
      reader = HTMLText(text, limit: limit)
      return reader.read()
    }
    return text
  }

  /// Whether a text has an element with both of its tags, a tag that stands alone, or a section of text.
  static func looksLikeHTML(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
    var scan = HTMLText(text, limit: .max)
    return scan.position(of: "<![CDATA[", from: 0) != nil || scan.findsElement()
  }

  private init(_ html: String, limit: Int) {
    bytes = Array(html.utf8)
    self.limit = limit
  }

  private mutating func read() -> String {
    while index < bytes.count, characters <= limit {
      switch bytes[index] {
      case UInt8(ascii: "<"): readMarkup()
      case UInt8(ascii: "&"): readReference()
      default: readText()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readText() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&") { index += 1 }
    for scalar in String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars {
      put(scalar)
      if characters > limit { break }
    }
  }

  /// Reads a reference. An ampersand that is escaped before a whole reference was escaped twice.
  private mutating func readReference() {
    guard let reference = HTMLReference(bytes[...], at: index) else {
      index += 1
      return put("&")
    }
    index += reference.length
    guard let scalar = reference.scalar else { return }
    if scalar == "&" {
      let again = [UInt8(ascii: "&")] + bytes[index..<min(index + 40, bytes.count)]
      if let second = HTMLReference(again[...], at: 0), again[second.length - 1] == UInt8(ascii: ";"), let scalar = second.scalar {
        index += second.length - 1
        return put(scalar)
      }
    }
    put(scalar)
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    // A byte order mark inside of a text says nothing, and neither does a place for a line to break before the first word.
    if scalar == "\u{FEFF}" || text.isEmpty && ["\u{200B}", "\u{2060}", "\u{AD}"].contains(scalar) { return }
    if scalar.properties.isWhitespace {
      hasGap = true
      return
    }
    if hasGap, !text.isEmpty {
      text.append(0x20)
      characters += 1
    }
    hasGap = false
    UTF8.encode(scalar)?.forEach { text.append($0) }
    characters += 1
  }
}

// MARK: - Markup

extension HTMLText {
  private mutating func readMarkup() {
    if starts(with: "<!--") { return skipComment() }
    if starts(with: "<![CDATA[") { return readSection() }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      index = position(of: ">", from: index + 2).map { $0 + 1 } ?? bytes.count
      return
    }
    guard let tag = HTMLTag(bytes, at: index), isMarkup(tag) else {
      index += 1
      return put("<")
    }
    if HTMLElements.isKnown(tag.name) { hasMarkup = true }
    index = tag.end(in: bytes)
    if HTMLElements.blocks.contains(tag.name) { hasGap = true }
    if HTMLElements.hidden.contains(tag.name), !tag.isEnd { skip(pastEndOf: tag.name) }
  }

  private mutating func isMarkup(_ tag: HTMLTag) -> Bool {
    if HTMLElements.isKnown(tag.name) || tag.isOfOtherVocabulary || tag.isWritten(in: bytes) { return true }
    if ends == nil { ends = endNames() }
    return ends?.contains(tag.name) == true
  }

  private mutating func endNames() -> Set<String> {
    var names: Set<String> = []
    var place = 0
    while let start = position(of: "</", from: place) {
      if let tag = HTMLTag(bytes, at: start) { names.insert(tag.name) }
      place = start + 2
    }
    return names
  }

  private mutating func findsElement() -> Bool {
    let ends = endNames()
    while let start = position(of: "<", from: index) {
      index = start + 1
      guard let tag = HTMLTag(bytes, at: start), !tag.isEnd, HTMLElements.isKnown(tag.name) else { continue }
      if HTMLElements.voids.contains(tag.name) || ends.contains(tag.name) { return true }
    }
    return false
  }

  /// Skips a comment. One without an end is only as long as a tag.
  private mutating func skipComment() {
    for empty in ["<!-->", "<!--->"] where starts(with: empty) {
      index += empty.utf8.count
      return
    }
    let end = position(of: "-->", from: index + 4)
    if let odd = position(of: "--!>", from: index + 4, before: end) {
      index = odd + 4
    } else {
      index = end.map { $0 + 3 } ?? position(of: ">", from: index).map { $0 + 1 } ?? bytes.count
    }
  }

  /// Reads a section that was escaped with the text around it.
  private mutating func readSection() {
    let start = index + "<![CDATA[".utf8.count
    guard let end = position(of: "]]>", from: start) else {
      index = start
      return
    }
    var section = HTMLText(String(decoding: bytes[start..<end], as: UTF8.self), limit: limit)
    for scalar in section.read().unicodeScalars { put(scalar) }
    index = end + 3
  }

  /// Goes behind the end tag of an element that is not shown.
  private mutating func skip(pastEndOf name: String) {
    var place = index
    while let start = position(of: "</", from: place) {
      if let tag = HTMLTag(bytes, at: start), tag.name == name { return index = tag.end(in: bytes) }
      place = start + 2
    }
    index = bytes.count
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func position(of text: String, from start: Int, before limit: Int? = nil) -> Int? {
    if missing.contains(text) { return nil }
    let pattern = Array(text.utf8)
    let last = min(limit ?? bytes.count, bytes.count) - pattern.count
    var place = start
    while place <= last {
      if bytes[place] == pattern[0], bytes[place..<place + pattern.count].elementsEqual(pattern) { return place }
      place += 1
    }
    if limit == nil { missing.insert(text) }
    return nil
  }
}
