import SwiftUI

/// The parts of one `<item>` or `<entry>` that have been read.
struct EpisodeDraft {
  /// The line that the element begins on.
  let line: Int
  private var titles = Ranked<String>()
  private var summaries = Ranked<String>()
  private var dates = Ranked<Date>()
  private var durations = Ranked<TimeInterval>()
  private var sounds = Ranked<Address>()
  private var artworks = Ranked<Address>()
  /// A duration and a date that could not be read, with their lines.
  private var badDuration: (line: Int, text: String)?
  private var badDate: (line: Int, text: String)?

  /// No summary is longer; some feeds put a whole transcript there.
  private static let summaryLength = 1_000

  init(line: Int) {
    self.line = line
  }

  /// Whether the episode can be played.
  var hasSound: Bool { sounds.best != nil }

  /// Takes the text of an element of the episode; elements that are not shown are left out.
  mutating func add(_ name: String, _ text: String, line: Int, base: String?) {
    if let rank = Self.titleNames.firstIndex(of: name) {
      let title = text.asTitle
      if !title.isEmpty { titles.offer(title, rank: rank) }
    } else if let rank = Self.summaryNames.firstIndex(of: name) {
      addSummary(text, rank: rank)
    } else if let rank = Self.dateNames.firstIndex(of: name) {
      addDate(text, rank: rank, line: line)
    } else if name == "itunes:duration" || name == "duration" {
      addDuration(text, line: line)
    } else if ["link", "guid", "atom:id", "url", "enclosure"].contains(name) {
      let address = Address(text, base: base)
      if address.isSound || name == "enclosure" && !address.text.isEmpty { sounds.offer(address, rank: 5) }
    } else if name == "itunes:image" {
      let address = Address(text, base: base)
      if !address.text.isEmpty { artworks.offer(address, rank: 3) }
    }
  }

  /// Takes the attributes of an element of the episode.
  mutating func add(_ name: String, _ attributes: [String: String], _ address: Address) {
    switch name {
    case "enclosure": addSound(address, rank: 0)
    case "atom:link", "link": if attributes["rel"]?.lowercased() == "enclosure" { addSound(address, rank: 0) }
    case "media:content":
      if attributes["medium"] != "image" { addSound(address, rank: 2) }
      if case .seconds(let seconds) = EpisodeDuration(attributes["duration"] ?? "") { durations.offer(seconds, rank: 2) }
    case "podcast:source", "podcast:alternateenclosure": addSound(address, rank: 4)
    case "itunes:image", "googleplay:image": if !address.text.isEmpty { artworks.offer(address, rank: 0) }
    case "media:thumbnail": if !address.text.isEmpty { artworks.offer(address, rank: 2) }
    default: break
    }
  }

  private mutating func addSound(_ address: Address, rank: Int) {
    // Pictures and pages are enclosed as well.
    if !address.text.isEmpty, !address.isNoSound { sounds.offer(address, rank: address.isSound ? rank : rank + 1) }
  }

  private static let titleNames = ["title", "atom:title", "itunes:title", "media:title", "dc:title", "googleplay:title"]
  private static let summaryNames = [
    "itunes:summary", "description", "content:encoded", "atom:summary", "atom:content", "summary", "content", "media:description",
    "googleplay:description", "dc:description", "xhtml:body", "body", "itunes:subtitle",
  ]
  private static let dateNames = [
    "pubdate", "atom:published", "published", "dc:date", "dcterms:issued", "dcterms:created", "date", "atom:issued", "issued",
    "atom:created",
    "atom:updated", "updated", "atom:modified", "dcterms:modified",
  ]

  private mutating func addSummary(_ text: String, rank: Int) {
    guard summaries.accepts(rank) else { return }
    // Twice the length in scalars has at least the length in characters, or is long enough.
    let summary = HTMLText.text(of: text, limit: Self.summaryLength * 2).beginning(Self.summaryLength)
    if !summary.isEmpty { summaries.offer(summary, rank: rank) }
  }

  private mutating func addDate(_ text: String, rank: Int, line: Int) {
    if let date = PublicationDate.date(from: text) {
      dates.offer(date, rank: rank)
    } else if !text.inOneParagraph.isEmpty {
      badDate = badDate ?? (line, text.inOneParagraph)
    }
  }

  private mutating func addDuration(_ text: String, line: Int) {
    switch EpisodeDuration(text) {
    case .seconds(let seconds): durations.offer(seconds, rank: 0)
    case .unknown: break
    case .invalid: badDuration = badDuration ?? (line, text.inOneParagraph)
    }
  }

  /// The episode of a show.
  func episode(of showTitle: String, artworkURL: URL?, base: URL?, file: String) -> Episode {
    var episode = Episode(
      title: titles.best ?? "", showTitle: showTitle, duration: durations.best, audioURL: sounds.best?.url(in: base),
      published: dates.best, summary: summaries.best ?? "", artworkURL: artworks.best?.url(in: base) ?? artworkURL)
    let title = episode.displayTitle
    var faults: [FeedFault] = []
    if episode.audioURL == nil { faults.append(FeedFault(line: line, reason: .noSound(title: title))) }
    if let url = episode.audioURL, url.scheme == nil {
      faults.append(FeedFault(line: line, reason: .relativeAddress(url.relativeString, title: title)))
    }
    if durations.best == nil, let (line, text) = badDuration {
      faults.append(FeedFault(line: line, reason: .badDuration(text, title: title)))
    }
    if dates.best == nil, let (line, text) = badDate { faults.append(FeedFault(line: line, reason: .badDate(text, title: title))) }
    episode.problems = faults.map { FeedProblem(file: file, line: $0.line, reason: $0.reason) }
    return episode
  }
}
