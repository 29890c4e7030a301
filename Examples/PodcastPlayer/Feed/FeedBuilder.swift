import SwiftUI

/// Collects a feed from what the XML parser finds.
final class FeedBuilder: NSObject, XMLParserDelegate {
  /// An element that has begun and not ended.
  private struct OpenElement {
    let name: String
    let line: Int
    var text = ""
  }

  /// The first problem.
  private(set) var problem: FeedFault?
  private var open: [OpenElement] = []
  private var episode: EpisodeDraft?
  private var title = ""
  private var author: String?
  private var artwork: String?
  private var episodes: [EpisodeDraft] = []
  private var rootLine: Int?

  /// What is missing, once all has been read without a problem.
  var omission: FeedFault? {
    guard let rootLine else { return FeedFault(line: 1, reason: .notXML) }
    return episodes.isEmpty ? FeedFault(line: rootLine, reason: .noEpisodes) : nil
  }

  /// The feed, once all has been read.
  var feed: Feed {
    let artworkURL = artwork.flatMap { URL(string: $0) }
    return Feed(
      title: title, author: author, artworkURL: artworkURL,
      episodes: episodes.map { $0.episode(of: title, artworkURL: artworkURL) })
  }

  private func fail(_ parser: XMLParser, _ line: Int?, _ reason: FeedProblem.Reason) {
    if problem == nil { problem = FeedFault(line: line, reason: reason) }
    parser.abortParsing()
  }
}

// MARK: - Events of the parser

extension FeedBuilder {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    guard problem == nil else { return }
    let name = FeedNamespace.name(elementName, namespaceURI: namespaceURI, qualifiedName: qualifiedName)
    if rootLine == nil {
      rootLine = parser.lineNumber
      if name != "rss" { return fail(parser, parser.lineNumber, .notRSS(root: qualifiedName ?? elementName)) }
    }
    let parent = open.last?.name
    open.append(OpenElement(name: name, line: parser.lineNumber))
    begin(name, in: parent, attributes)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard problem == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
    if open[open.count - 1].text.utf8.count > FeedLimits.textBytes { fail(parser, open[open.count - 1].line, .textTooLong) }
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
    guard problem == nil, let element = open.popLast() else { return }
    let parent = open.last?.name
    if parent == "channel", element.name == "item" {
      end(parser)
    } else if parent == "item" {
      episode?.add(element.name, element.text, line: element.line)
    } else if parent == "channel" || parent == "image" {
      add(element, in: parent)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    guard code != XMLErrorCode.undeclaredPrefix, code != XMLErrorCode.abortedByDelegate else { return }
    let isEncoding = XMLErrorCode.encoding.contains(code)
    fail(parser, max(parser.lineNumber, 1), isEncoding ? .wrongEncoding : .notXML)
  }
}

// MARK: - Elements

extension FeedBuilder {
  private func begin(_ name: String, in parent: String?, _ attributes: [String: String]) {
    switch (parent, name) {
    case ("channel", "item"): episode = EpisodeDraft()
    case ("channel", "itunes:image"): artwork = attributes["href"] ?? artwork
    case ("item", "itunes:image"): episode?.artwork = attributes["href"]
    case ("item", "enclosure") where episode?.audio == nil: episode?.audio = attributes["url"]
    default: break
    }
  }

  private func add(_ element: OpenElement, in parent: String?) {
    switch (parent, element.name) {
    case ("channel", "title"): title = element.text.inOneParagraph
    case ("channel", "itunes:author"): author = element.text.inOneParagraph
    case ("image", "url"): artwork = artwork ?? element.text.inOneParagraph
    default: break
    }
  }

  private func end(_ parser: XMLParser) {
    guard let episode else { return }
    self.episode = nil
    if let (line, text) = episode.badDuration {
      return fail(parser, line, .badDuration(text, title: episode.displayTitle))
    }
    episodes.append(episode)
  }
}
