import Foundation
import RivuletCore
import RivuletFoundation

extension Clipboard {
  /// Gives what is there, as items that are read by type; none if there is nothing.
  func readItems(_ receive: @escaping @MainActor ([NSItemProvider]) -> Void) {
    read { text in receive(text.map { [NSItemProvider(clipboardText: $0)] } ?? []) }
  }
}

extension NSItemProvider {
  /// Text of the clipboard, which is also an address if it reads like one.
  fileprivate convenience init(clipboardText text: String) {
    self.init(object: NSString(string: text))
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !line.contains(where: \.isWhitespace), let url = NSURL(string: line), url.scheme != nil {
      registerObject(url, visibility: .all)
    }
  }
}
