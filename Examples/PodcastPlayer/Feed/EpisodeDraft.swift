import SwiftUI

/// What has been read of one `<item>`.
struct EpisodeDraft {
  private var title = ""
  private var itunesTitle = ""
  private var duration: TimeInterval?
  private var published: Date?
  private var summary = ""
  private var description = ""
  var audio: String?
  var artwork: String?
  /// A duration that is not a time, with its line.
  private(set) var badDuration: (line: Int, text: String)?

  /// Takes the text of an element of the item; elements that nobody shows are left out.
  mutating func add(_ name: String, _ text: String, line: Int) {
    switch name {
    case "title": title = text.inOneParagraph
    case "itunes:title": itunesTitle = text.inOneParagraph
    case "pubDate": published = PublicationDate.date(from: text)
    case "itunes:summary": summary = text
    case "description": description = text
    case "itunes:duration": addDuration(text, line: line)
    default: break
    }
  }

  private mutating func addDuration(_ text: String, line: Int) {
    switch EpisodeDuration(text) {
    case .seconds(let seconds): duration = seconds
    case .unknown: break
    case .invalid: badDuration = badDuration ?? (line, text.inOneParagraph)
    }
  }

  /// As much of what the episode is about as could ever be shown; some feeds put a whole transcript there.
  private var beginning: String {
    String((summary.isEmpty ? description : summary).prefix(1_000))
  }

  /// The title as problems name it.
  var displayTitle: String {
    episode(of: "", artworkURL: nil).displayTitle
  }

  /// The episode of a show.
  func episode(of showTitle: String, artworkURL: URL?) -> Episode {
    Episode(
      title: title.isEmpty ? itunesTitle : title, showTitle: showTitle, duration: duration, audioURL: audio.flatMap { URL(string: $0) },
      published: published, summary: beginning.withoutMarkup,
      artworkURL: artwork.flatMap { URL(string: $0) } ?? artworkURL)
  }
}
