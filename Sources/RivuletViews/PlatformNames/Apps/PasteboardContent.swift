import Foundation
import RivuletCore
import RivuletFoundation

/// The clipboard of the desktop as code asks for it that doesn't wait: what was there when it was read last.
@MainActor
final class PasteboardContent {
  private static var latest: PasteboardContent?

  /// That of the host that runs; nil where there is none.
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

  /// Puts items there in the place of what was there.
  static func write(_ items: [NSItemProvider]) { IssueSink.currentServices?.clipboard.writeItems(items) }

  private weak var clipboard: (any Clipboard)?
  private var watch: AnyObject?
  /// The items that were read last.
  private(set) var items: [NSItemProvider] = []
  /// The data of the picture among it, once it is read.
  private(set) var picture: Data?

  private init(_ clipboard: any Clipboard) {
    self.clipboard = clipboard
    watch = clipboard.watch { [weak self] in self?.read() }
    read()
  }

  /// Whether there is a picture, read or not.
  var hasPicture: Bool { items.contains { $0.hasItemConformingToTypeIdentifier(UTType.image.identifier) } }

  /// Reads what is there: at once what the app itself has put there, all else later.
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
