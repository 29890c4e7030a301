import SwiftUI

extension FeedCleaner {
  /// Reads whatever begins with a bracket.
  mutating func readMarkup() {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if starts(with: "<!--") {
      skip(to: place(behind: "-->") ?? endOfTag())
    } else if starts(with: "<![CDATA[") {
      readSection()
    } else if next == UInt8(ascii: "?") {
      skip(to: place(behind: "?>") ?? endOfTag())
    } else if next == UInt8(ascii: "!") {
      skipDeclaration()
    } else if next == UInt8(ascii: "/") {
      readEndTag()
    } else if let tag = FeedTag(bytes, at: index, line: line) {
      readStartTag(tag)
    } else if open.isEmpty {
      skip(to: index + 1)
    } else {
      report(.bareBracket)
      write("&lt;")
    }
  }

  private func endOfTag() -> Int {
    bytes[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
  }

  /// Passes over what declares the type of the document. Entities that a document declares itself can stand for other entities, and a few hundred
  /// bytes for gigabytes of text; such entities stay as they are written.
  private mutating func skipDeclaration() {
    guard open.isEmpty else { return skip(to: endOfTag()) }
    var quote: UInt8?
    for place in (index + 2)..<max(bytes.count, index + 2) {
      let byte = bytes[place]
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        report(.declaresMarkup)
        return skip(to: self.place(behind: "]>") ?? FeedStart.find(in: bytes, from: place))
      } else if byte == UInt8(ascii: ">") {
        return skip(to: place + 1)
      }
    }
    skip(to: bytes.count)
  }
}

// MARK: - Sections of text

extension FeedCleaner {
  /// Writes a section of text. One that is not closed ends with the element that it stands in.
  private mutating func readSection() {
    guard let element = open.last else { return skip(to: endOfTag()) }
    let start = index + "<![CDATA[".utf8.count
    let end = place(behind: "]]>")
    let endTag = bytes.place(of: "</\(name(element.name))>", from: start, before: end)
    // Markup that holds an end tag and another section is what follows a section without an end.
    let isOpen = end.map { end in endTag.map { bytes.place(of: "<![CDATA[", from: $0, before: end) != nil } ?? false } ?? true
    let close = isOpen ? endTag ?? bytes.count : (end ?? bytes.count) - 3
    if isOpen { report(.unclosedSection) }
    index = start
    append("<![CDATA[")
    write(textUntil: close) { cleaner in
      guard cleaner.bytes[cleaner.index] == UInt8(ascii: "&") || cleaner.bytes[cleaner.index] == UInt8(ascii: ">") else { return false }
      cleaner.copy(to: cleaner.index + 1)
      return true
    }
    append("]]>")
    if !isOpen { index = close + 3 }
  }
}

// MARK: - Tags

extension FeedCleaner {
  private mutating func readStartTag(_ tag: FeedTag) {
    if tag.isCut { report(.notXML, line: tag.line) }
    if tag.hasTooMuch { report(.tooManyAttributes, line: tag.line) }
    // The end of the file cuts the tag off.
    if tag.isLost { return skip(to: tag.end) }
    let plain = FeedVocabulary.plain(name(tag.name))
    closeForgotten(before: plain)
    begin(tag, plain, isEmpty: tag.isEmpty)
    skip(to: tag.end)
  }

  /// Closes the elements that an element cannot be inside of.
  private mutating func closeForgotten(before name: String) {
    if let last = open.last, FeedVocabulary.isEmpty(last.plain) {
      report(.unclosed(self.name(last.name)), line: last.line)
      close()
    }
    let outer: Int?
    if FeedVocabulary.items.contains(name) {
      outer = open.lastIndex { FeedVocabulary.items.contains($0.plain) }
    } else if FeedVocabulary.endsText(name) {
      outer = open.lastIndex { FeedVocabulary.texts.contains($0.plain) }
    } else {
      outer = nil
    }
    guard let outer else { return }
    report(.unclosed(self.name(open[outer].name)), line: open[outer].line)
    while open.count > outer { close() }
  }

  private mutating func readEndTag() {
    let start = index + 2
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") } ?? bytes.count
    let name = String(decoding: bytes[start..<end].prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }, as: UTF8.self)
    let next = end < bytes.count && bytes[end] == UInt8(ascii: ">") ? end + 1 : end
    defer { skip(to: next) }
    let lowercased = name.lowercased()
    guard let place = open.lastIndex(where: { $0.lowercased == lowercased }) else {
      report(.strayEnd(name))
      // A slip of the pen closes a text; markup inside of one does not.
      if let last = open.last, FeedVocabulary.texts.contains(last.plain), !HTMLElements.isKnown(lowercased) { close() }
      return
    }
    if place == 0, hasMoreItems {
      // The rest of the file would be lost.
      report(.goesOn)
      isEndMoved = true
      while open.count > 1 { close() }
      return
    }
    if let forgotten = open[(place + 1)...].first(where: { !HTMLElements.isKnown($0.plain) || FeedVocabulary.texts.contains($0.plain) }) {
      report(.unclosed(self.name(forgotten.name)), line: forgotten.line)
    }
    while open.count > place { close() }
  }
}
