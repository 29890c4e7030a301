import Foundation
import RivuletCore
import RivuletFoundation

/// The desktop clipboard for synchronous code. It provides the content as of the last read.
@MainActor
final class PasteboardContent {
  private static var latest: PasteboardContent?

  /// The clipboard of the running host; nil if there is no host.
  static var current: PasteboardContent? {
    guard let clipboard = IssueSink.currentServices?.clipboard else { return nil }
    if let latest, latest.clipboard === clipboard {
      latest.read()
      return latest
    }
    let content = PasteboardContent(clipboard)
    latest = content
    return content
  }

  /// Replaces the clipboard's content.
  static func write(_ items: [NSItemProvider]) { IssueSink.currentServices?.clipboard.writeItems(items) }

  private weak var clipboard: (any Clipboard)?
  private var watch: AnyObject?
  /// The items from the last read.
  private(set) var items: [NSItemProvider] = []
  /// The data of the first image, once it has been read.
  private(set) var picture: Data?

  private init(_ clipboard: any Clipboard) {
    self.clipboard = clipboard
    watch = clipboard.watch { [weak self] in self?.read() }
    read()
  }

  /// True if the clipboard contains an image, even if the image has not been read yet.
  var hasPicture: Bool { items.contains { $0.hasItemConformingToTypeIdentifier(UTType.image.identifier) } }

  /// Reads the content. The app's own content is available immediately, and other content later.
  private func read() { clipboard?.readItems { [weak self] in self?.take($0) } }

  private func take(_ items: [NSItemProvider]) {
    self.items = items
    picture = items.lazy.compactMap { $0.loadedData(for: .image) }.first
    guard picture == nil, let item = items.first(where: { $0.hasItemConformingToTypeIdentifier(UTType.image.identifier) }) else { return }
    _ = item.loadDataRepresentation(for: .image) { data, _ in
      Task { @MainActor [weak self] in if self?.items.contains(where: { $0 === item }) == true { self?.picture = data } }
    }
  }
}
