import SwiftUI

/// The namespaces of podcast feeds.
enum FeedNamespace {
  /// Parts of addresses. Feeds differ in how they capitalise and begin them.
  private static let addresses = [
    ("itunes.com/dtds/", "itunes:"), ("itunes.apple.com", "itunes:"), ("/rss/1.0/modules/content", "content:"),
    ("search.yahoo.com/mrss", "media:"),
    ("/mrss", "media:"), ("purl.org/dc/elements", "dc:"), ("purl.org/dc/terms", "dcterms:"), ("w3.org/2005/atom", "atom:"),
    ("purl.org/atom/ns", "atom:"), ("w3.org/1999/xhtml", "xhtml:"), ("w3.org/1999/02/22-rdf-syntax", "rdf:"),
    ("podcastindex", "podcast:"), ("google.com/schemas/play-podcasts", "googleplay:"), ("purl.org/rss/1.0/modules/", "module:"),
    ("/rss/1.0", ""), ("/rdf/simple/0.9", ""), ("backend.userland.com/rss", ""),
  ]

  /// An element's name in lower case with the usual prefix, whatever prefix the feed itself declares. A prefix that is declared nowhere counts as it
  /// is, and a name without a prefix is one of RSS if the address is not that of another vocabulary.
  static func name(_ elementName: String, namespaceURI: String?, qualifiedName: String?) -> String {
    let qualified = (qualifiedName ?? elementName).lowercased()
    guard let address = namespaceURI?.lowercased(), !address.isEmpty else { return qualified }
    let local = elementName.lowercased()
    if let known = addresses.first(where: { address.contains($0.0) }) { return known.1 + local }
    return qualified.contains(":") && local != "rss" ? "{\(address)}\(local)" : local
  }
}
