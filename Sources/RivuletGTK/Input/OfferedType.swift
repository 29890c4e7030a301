#if GTK
import CGTK4
package import Foundation
package import RivuletFoundation

/// A form in which another program offers dragged or copied content.
package struct OfferedType: Sendable {
  package let mime: String
  package let content: UTType

  /// Creates a form from its MIME type and content type.
  package init(mime: String, content: UTType) { (self.mime, self.content) = (mime, content) }

  /// The MIME type prefix for content types without a registered MIME type. The type's identifier follows the prefix.
  static let prefix = "application/x."

  /// True if the data determines the number of items, as for URLs and text.
  var isReadFirst: Bool { content == .fileURL || content == .utf8PlainText }

  /// Returns the offered types that views can use. X11 offers many names for the same type, so duplicates are omitted.
  static func all(of formats: OpaquePointer?) -> [OfferedType] {
    var count: gsize = 0
    guard let formats, let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    var types: [OfferedType] = []
    for index in 0..<Int(count) {
      guard let name = names[index].map({ String(cString: $0) }), let content = content(of: name) else { continue }
      if !types.contains(where: { $0.content == content }) { types.append(OfferedType(mime: name, content: content)) }
    }
    return types
  }

  /// Returns the content type for a MIME type, or nil if the MIME type is unknown.
  package static func content(of mime: String) -> UTType? {
    if mime.hasPrefix(prefix) { return UTType(naming: String(mime.dropFirst(prefix.count))) }
    return switch mime.lowercased() {
    case "text/plain;charset=utf-8", "text/plain", "utf8_string": .utf8PlainText
    case "text/uri-list": .fileURL
    default: UTType(mimeType: mime).flatMap { $0.isDynamic ? nil : $0 }
    }
  }

  /// Returns the item providers for views: one per URL in a list of URLs, or otherwise a single provider for all forms, including those
  /// read later.
  package static func providers(
    _ types: [OfferedType], _ data: [Data?], later: [(UTType, @Sendable () async throws -> Data)] = []
  ) -> [NSItemProvider] {
    let single = NSItemProvider()
    for (type, data) in zip(types, data) {
      guard let data else { continue }
      if type.content == .fileURL {
        let addresses = addresses(data)
        if !addresses.isEmpty { return addresses.map(provider) }
      } else {
        single.add(data, as: type.content)
      }
    }
    for (type, load) in later { single.add(type, load: load) }
    return single.registeredTypeIdentifiers.isEmpty ? [] : [single]
  }

  /// Returns the URLs in a `text/uri-list`, skipping comment lines, which start with #.
  static func addresses(_ data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .compactMap { URL(string: String($0)) }
  }

  private static func provider(_ url: URL) -> NSItemProvider {
    if url.isFileURL, let provider = NSItemProvider(contentsOf: url) { return provider }
    return NSItemProvider(Data(url.absoluteString.utf8), as: url.isFileURL ? .fileURL : .url)
  }
}
#endif
