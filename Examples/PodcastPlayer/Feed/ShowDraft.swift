import SwiftUI

/// The parts of a feed outside of its episodes.
struct ShowDraft {
  private var title = ""
  private var otherTitle = ""
  private var author: String?
  private var artwork: String?
  private var smallArtwork: String?
  private var link: String?
  private var base: String?

  /// Takes the attributes of an element of the show.
  mutating func add(_ name: String, _ attributes: [String: String], base: String?) {
    self.base = self.base ?? base
    switch name {
    case "itunes:image", "googleplay:image": artwork = artwork ?? attributes["href"] ?? attributes["url"]
    case "media:thumbnail": smallArtwork = smallArtwork ?? attributes["url"]
    case "atom:link" where attributes["rel"] == nil || attributes["rel"] == "alternate" || attributes["rel"] == "self":
      link = link ?? attributes["href"]
    default: break
    }
  }

  /// Takes the text of an element of the show, or of its picture.
  mutating func add(_ name: String, _ text: String, in parent: String, base: String?) {
    switch (parent, name) {
    case ("image", "url"): smallArtwork = smallArtwork ?? text.inOneParagraph
    case ("channel", _), ("feed", _), ("atom:feed", _): add(name, text)
    case ("atom:author", "atom:name"), ("author", "name"): if author == nil { author = text.asTitle }
    default: break
    }
  }

  private mutating func add(_ name: String, _ text: String) {
    switch name {
    case "title", "atom:title": if title.isEmpty { title = text.asTitle }
    case "itunes:title", "dc:title", "googleplay:title": if otherTitle.isEmpty { otherTitle = text.asTitle }
    case "itunes:author", "googleplay:author": author = text.asTitle
    case "dc:creator": author = author ?? text.asTitle
    case "atom:logo", "logo", "atom:icon": smallArtwork = smallArtwork ?? text.inOneParagraph
    case "link": link = text.inOneParagraph.isEmpty ? link : text.inOneParagraph
    default: break
    }
  }

  /// The feed with its episodes.
  func feed(_ episodes: [EpisodeDraft], problems: [FeedProblem], file: String) -> Feed {
    let title = title.isEmpty ? otherTitle : title
    let base = (base ?? link).flatMap { URL(string: $0) }
    let artworkURL = (artwork ?? smallArtwork).flatMap { EpisodeDraft.Address($0, base: nil).url(in: base) }
    return Feed(
      title: title, author: author, artworkURL: artworkURL,
      episodes: episodes.map { $0.episode(of: title, artworkURL: artworkURL, base: base, file: file) }, problems: problems)
  }
}
