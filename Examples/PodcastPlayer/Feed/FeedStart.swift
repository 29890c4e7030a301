/// Finds the beginning of a document, behind the warnings and the blank lines that servers put before it.
enum FeedStart {
  private static let roots = ["<rss", "<feed", "<rdf:rdf", "<atom:feed", "<channel"]

  /// The index of the document. Without the element of a feed that is the first element of any kind.
  static func find(in bytes: [UInt8], from start: Int = 0) -> Int {
    // An element of a feed that comes first needs no search, whatever its prefix is.
    let first = firstTag(in: bytes, from: start)
    if let first, isFeed(bytes, at: first) { return first }
    return roots.compactMap { bytes.place(of: $0, from: start) }.filter { isFeed(bytes, at: $0) }.min() ?? first ?? bytes.count
  }

  /// The first tag behind comments, instructions and declarations.
  private static func firstTag(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    var hasEnds = true
    while let place = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[place...]
      if rest.starts(with: "<!--".utf8), let end = bytes.place(of: "-->", from: place) {
        index = end + 3
      } else if rest.starts(with: "<?".utf8), hasEnds {
        let end = bytes.place(of: "?>", from: place)
        hasEnds = end != nil
        index = end.map { $0 + 2 } ?? place + 2
      } else if rest.starts(with: "<!".utf8) {
        // Its declarations may have tags inside.
        return place
      } else if rest.dropFirst().first.map({ (0x61...0x7A).contains($0 | 0x20) }) == true {
        return place
      } else {
        index = place + 1
      }
    }
    return nil
  }

  /// Whether a tag is the outermost one of a feed, or a declaration before that.
  private static func isFeed(_ bytes: [UInt8], at index: Int) -> Bool {
    if bytes[index...].starts(with: "<!".utf8) { return true }
    let name = bytes[(index + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }.prefix(60)
    let local = String(decoding: name, as: UTF8.self).lowercased().split(separator: ":").last ?? ""
    return ["rss", "feed", "rdf", "channel"].contains(local)
  }
}
