import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation

/// The items to share, in their original types and as text.
@MainActor
struct ShareItems {
  /// The items that are URLs.
  let addresses: [URL]
  /// True if at least one item can be exported as text.
  let containsText: Bool
  /// Item providers for all types of the items.
  let providers: [NSItemProvider]
  private let texts: [@MainActor () async throws -> String?]

  init<Items: RandomAccessCollection>(_ items: Items) where Items.Element: Transferable {
    addresses = items.compactMap { $0 as? URL }
    containsText = items.contains { Self.textType(of: $0) != nil }
    providers = items.map { NSItemProvider(transferring: $0) }
    texts = items.map { item in
      {
        if let url = item as? URL { return url.isFileURL ? url.path : url.absoluteString }
        if let text = item as? String { return text }
        guard let type = Self.textType(of: item) else { return nil }
        nonisolated(unsafe) let item = item
        return String(decoding: try await item.exported(as: type), as: UTF8.self)
      }
    }
  }

  /// Returns the type in which to export an item as text, or nil if the item has no such type.
  private static func textType<Item: Transferable>(of item: Item) -> UTType? {
    let types = item.exportedContentTypes()
    return types.first { $0.conforms(to: .plainText) } ?? types.first { $0.conforms(to: .url) } ?? types.first { $0.conforms(to: .text) }
  }

  /// Passes the text of all items to a closure, with one item per line.
  func readText(_ receive: @escaping @MainActor (String) -> Void) {
    let texts = texts
    Task { @MainActor in
      var lines: [String] = []
      for text in texts {
        do { if let line = try await text() { lines.append(line) } } catch {
          RuntimeIssue.reportOnce(
            .invalidValue, typeName: "ShareLink",
            "A shared item could not be written as text: \(error). Check the exporting closures of its transferRepresentation.")
        }
      }
      if !lines.isEmpty { receive(lines.joined(separator: "\n")) }
    }
  }
}
