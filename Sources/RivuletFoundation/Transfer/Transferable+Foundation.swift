public import Foundation

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension String: Transferable {
  /// The representation as UTF-8 text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try text($0)
    }
    DataRepresentation(importedContentType: .plainText) { try text($0) }
  }

  private static func text(_ data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw TransferError.unreadable("UTF-8 text") }
    return text
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Data: Transferable {
  /// The representation as unmodified data.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension URL: Transferable {
  /// The representation as a URL. A file URL is also exported as the type that other programs use for lists of files.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try address($0)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try address($0)
    }
  }

  /// Returns the first URL in a list with one URL per line. Lines that start with "#" are comments.
  private static func address(_ data: Data) throws -> URL {
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { !$0.hasPrefix("#") }), let url = URL(string: String(line)) else {
      throw TransferError.unreadable("an address")
    }
    return url
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AttributedString: Transferable {
  /// The representation as text without attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}
