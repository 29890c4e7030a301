import SwiftUI

/// The namespaces of podcast feeds.
enum FeedNamespace {
  private static let prefixes = [
    "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
    "http://purl.org/rss/1.0/modules/content/": "content",
  ]

  /// An element's name with the usual prefix, whatever prefix the feed itself declares. A prefix that is declared nowhere counts as it is.
  static func name(_ elementName: String, namespaceURI: String?, qualifiedName: String?) -> String {
    // Feeds differ in how they capitalise the address.
    guard let address = namespaceURI?.lowercased(), !address.isEmpty else { return qualifiedName ?? elementName }
    return prefixes[address].map { "\($0):\(elementName)" } ?? "{\(address)}\(elementName)"
  }
}
