import SwiftUI

extension EpisodeDraft {
  /// The address of a sound or a picture as a feed writes it.
  struct Address {
    let text: String
    private let type: String
    private let base: String?

    private static let sounds: Set = [
      "mp3", "m4a", "m4b", "aac", "ogg", "oga", "opus", "flac", "wav", "wma", "mp4", "m4v", "mov", "webm", "aif", "aiff", "mpga", "m3u8",
      "mka",
    ]
    private static let others: Set = [
      "jpg", "jpeg", "png", "gif", "webp", "svg", "html", "htm", "pdf", "epub", "torrent", "vtt", "srt", "json", "txt",
    ]

    init(_ text: String, base: String?) {
      self.text = text.inOneParagraph
      type = ""
      self.base = base
    }

    /// The address that an element has as an attribute.
    init(_ attributes: [String: String], base: String?) {
      text =
        (attributes["url"] ?? attributes["href"] ?? attributes["uri"] ?? attributes["src"] ?? attributes["URL"] ?? attributes["Url"] ?? "")
        .inOneParagraph
      type = (attributes["type"] ?? "").lowercased()
      self.base = base
    }

    /// Whether the type or the file's name says that it can be heard.
    var isSound: Bool { type.hasPrefix("audio") || type.hasPrefix("video") || Self.sounds.contains(fileExtension) }

    /// Whether the type or the file's name says that it is something else.
    var isNoSound: Bool {
      !isSound && (Self.others.contains(fileExtension) || type.hasPrefix("image/") || type.hasPrefix("text/") || type == "application/pdf")
    }

    private var fileExtension: String {
      let path = text.prefix { $0 != "?" && $0 != "#" }
      guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return "" }
      return path[path.index(after: dot)...].lowercased()
    }

    /// The address, relative to that of the element or else to that of the show.
    func url(in show: URL?) -> URL? {
      guard !text.isEmpty else { return nil }
      // Some tools escape twice.
      let text = text.replacing("&amp;", with: "&")
      guard let url = URL(string: text) ?? text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap({ URL(string: $0) })
      else {
        return nil
      }
      if url.scheme != nil { return url }
      let own = base.flatMap { URL(string: $0, relativeTo: show) } ?? show
      return own.flatMap { URL(string: url.relativeString, relativeTo: $0)?.absoluteURL } ?? url
    }
  }
}
