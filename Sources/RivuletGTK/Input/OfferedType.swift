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

  /// The prefix of MIME types for types without a MIME type of their own. The identifier of the type follows it.
  static let prefix = "application/x."

  /// True if the data determines the number of items: URLs and text.
  var isReadFirst: Bool { content == .fileURL || content == .utf8PlainText }

  /// Returns the offered types that views can use. X11 offers many names for the same type, and the duplicates are left out.
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

  /// Returns the type for a MIME type, or nil if it is unknown.
  package static func content(of mime: String) -> UTType? {
    if mime.hasPrefix(prefix) { return UTType(naming: String(mime.dropFirst(prefix.count))) }
    return switch mime.lowercased() {
    case "text/plain;charset=utf-8", "text/plain", "utf8_string": .utf8PlainText
    case "text/uri-list": .fileURL
    default: UTType(mimeType: mime).flatMap { $0.isDynamic ? nil : $0 }
    }
  }

  /// Returns the providers for views: one for each URL in a list, or otherwise a single provider with all forms, including those whose data
  /// is read later.
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

  /// Returns the URLs of a `text/uri-list`. Lines that start with # are comments.
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
