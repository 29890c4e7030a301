#if GTK
import CGTK4
package import Foundation
package import RivuletFoundation

/// A form in which another program offers what it drags or has copied.
package struct OfferedType: Sendable {
  package let mime: String
  package let content: UTType

  /// What another program calls a form.
  package init(mime: String, content: UTType) { (self.mime, self.content) = (mime, content) }

  /// Begins the MIME types of what has none, followed by the identifier of its type.
  static let prefix = "application/x."

  /// Whether its data decides about what items there are: addresses and text.
  var isReadFirst: Bool { content == .fileURL || content == .utf8PlainText }

  /// What views could take of what is offered. X11 offers many names of one thing, which are left out.
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

  /// The type of data by its MIME type; nil where that is not known.
  package static func content(of mime: String) -> UTType? {
    if mime.hasPrefix(prefix) { return UTType(naming: String(mime.dropFirst(prefix.count))) }
    return switch mime.lowercased() {
    case "text/plain;charset=utf-8", "text/plain", "utf8_string": .utf8PlainText
    case "text/uri-list": .fileURL
    default: UTType(mimeType: mime).flatMap { $0.isDynamic ? nil : $0 }
    }
  }

  /// What views get: of a list of addresses one provider each, otherwise one with all forms, those whose data is read later among them.
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

  /// The addresses of a `text/uri-list`. Lines that begin with # are comments.
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
