import Foundation
import RivuletCore
import RivuletFoundation

extension Clipboard {
  /// Gives what is there, as items that are read by type; none if there is nothing.
  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) {
    read { text in receive(text.map { [NSItemProvider(clipboardText: $0)] } ?? []) }
  }

  /// Puts the text of items there, one on each line; what cannot be had as text or as an address is left out, and nothing changes if that is all.
  func writeItems(_ items: [NSItemProvider]) {
    Task { @MainActor [weak self] in
      var lines: [String] = []
      for item in items {
        if let text = await item.clipboardText { lines.append(text) }
      }
      if !lines.isEmpty { self?.write(lines.joined(separator: "\n")) }
    }
  }
}

extension NSItemProvider {
  /// What the item is as text, or else its address; nil if it is neither.
  fileprivate var clipboardText: String? {
    get async {
      for type in [UTType.utf8PlainText, .plainText, .url] {
        if let data = try? await _data(for: type.identifier) { return String(decoding: data, as: UTF8.self) }
      }
      return nil
    }
  }

  /// Text of the clipboard, which is also an address if it reads like one.
  fileprivate convenience init(clipboardText text: String) {
    self.init(object: NSString(string: text))
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !line.contains(where: \.isWhitespace), let url = NSURL(string: line), url.scheme != nil {
      registerObject(url, visibility: .all)
    }
  }
}
