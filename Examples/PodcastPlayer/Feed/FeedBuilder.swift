import SwiftUI

/// Collects a feed from what the XML parser finds: RSS in all versions, and Atom.
final class FeedBuilder: NSObject, XMLParserDelegate {
  /// An element that has begun and not ended.
  private struct OpenElement {
    let name: String
    let line: Int
    /// The address that others in the element are relative to.
    var base: String?
    var text = ""
  }

  private let cleaner: FeedCleaner
  /// The first fault of the markup that the parser could not read on from.
  private var fault: FeedFault?
  private var open: [OpenElement] = []
  /// The place of the element whose text is collected, with the markup in it.
  private var field: Int?
  /// Whether that element's text is not HTML itself, but has elements of it.
  private var isEscaped = false
  private var episode: EpisodeDraft?
  private var show = ShowDraft()
  private var episodes: [EpisodeDraft] = []
  private var root: (name: String, line: Int)?
  private var isComplete = false

  init(_ cleaner: FeedCleaner) {
    self.cleaner = cleaner
  }

  /// The feed, once all has been read. Throws what is wrong with one that has nothing to play.
  func feed(of file: String) throws(FeedFault) -> Feed {
    // The last episode of a document that the parser did not read to its end.
    if let episode { episodes.append(episode) }
    guard let root else { throw firstFault ?? FeedFault(line: 1, reason: .notXML) }
    guard Self.isFeed(root.name) else { throw FeedFault(line: root.line, reason: .notRSS(root: root.name)) }
    guard let first = episodes.first else { throw firstFault ?? FeedFault(line: root.line, reason: .noEpisodes) }
    guard episodes.contains(where: { $0.hasSound }) else {
      throw firstFault ?? FeedFault(line: first.line, reason: .nothingToPlay(episodes.count))
    }
    let faults = cleaner.faults + [isComplete ? nil : fault].compactMap { $0 }
    return show.feed(episodes, problems: faults.map { FeedProblem(file: file, line: $0.line, reason: $0.reason) }, file: file)
  }

  private var firstFault: FeedFault? { cleaner.faults.first ?? (isComplete ? nil : fault) }

  private static func isFeed(_ name: String) -> Bool {
    ["rss", "rdf:rdf", "rdf", "feed", "atom:feed", "channel"].contains(name)
  }
}

// MARK: - Events of the parser

extension FeedBuilder {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let name = FeedNamespace.name(elementName, namespaceURI: namespaceURI, qualifiedName: qualifiedName)
    let line = cleaner.line(ofOutput: parser.lineNumber)
    if root == nil { root = (name, line) }
    let parent = open.last
    open.append(OpenElement(name: name, line: line, base: Self.base(attributes["xml:base"] ?? attributes["base"], in: parent?.base)))
    if let field {
      open[field].text += "<\(elementName)>"
    } else {
      begin(open[open.count - 1], in: parent?.name, attributes)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let field else { return }
    open[field].text += isEscaped ? string.replacing("&", with: "&amp;").replacing("<", with: "&lt;") : string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { isComplete = true }
    if let field, field < open.count {
      open[field].text += "</\(elementName)>"
    } else if field != nil {
      field = nil
      add(element)
    } else if Self.isItem(element.name), let episode {
      episodes.append(episode)
      self.episode = nil
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // Most errors, as that of a prefix that is declared nowhere, do not end the reading; the others leave the document without an end.
    fault = FeedFault(line: cleaner.line(ofOutput: max(parser.lineNumber, 1)), reason: .notXML)
  }
}

// MARK: - Elements

extension FeedBuilder {
  /// Elements that hold others.
  private static let containers: Set = [
    "rss", "rdf:rdf", "rdf", "feed", "atom:feed", "channel", "item", "entry", "atom:entry", "image", "textinput", "source", "atom:source",
    "author",
    "atom:author", "itunes:owner", "media:group", "media:content", "podcast:alternateenclosure", "items",
    "atom:link",
  ]

  private static func isItem(_ name: String) -> Bool { ["item", "entry", "atom:entry"].contains(name) }

  private func begin(_ element: OpenElement, in parent: String?, _ attributes: [String: String]) {
    if Self.isItem(element.name), episode == nil { episode = EpisodeDraft(line: element.line) }
    let address = EpisodeDraft.Address(attributes, base: element.base)
    if episode != nil {
      episode?.add(element.name, attributes, address)
    } else if parent == "channel" || parent == "feed" || parent == "atom:feed" {
      show.add(element.name, attributes, base: element.base)
    }
    if Self.containers.contains(element.name) { return }
    field = open.count - 1
    isEscaped = attributes["type"] == "xhtml"
  }

  private func add(_ element: OpenElement) {
    let parent = open.last?.name ?? ""
    if episode == nil {
      show.add(element.name, element.text, in: parent, base: element.base)
    } else if !["source", "atom:source", "image", "author", "atom:author"].contains(parent) {
      episode?.add(element.name, element.text, line: element.line, base: element.base)
    }
  }

  /// The base of an element that may declare one of its own, relative to the one around it.
  private static func base(_ own: String?, in outer: String?) -> String? {
    guard let own else { return outer }
    return outer.flatMap { URL(string: $0) }.flatMap { URL(string: own, relativeTo: $0)?.absoluteString } ?? own
  }
}
