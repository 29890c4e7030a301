import Foundation

/// A rewriter for the only use of `#selector` in view code: `#selector(UIResponder.resignFirstResponder)`, which dismisses the keyboard.
/// On Linux, the compiler rejects `#selector`.
enum KeyboardDismissal {
  /// Returns the text of a file with each selector replaced by the name of the action, or nil for a file without selectors.
  ///
  /// The line and column of all other code are unchanged.
  static func text(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.range(of: Data("#selector".utf8)) != nil else { return nil }
    let source = SourceText(String(decoding: data, as: UTF8.self))
    var bytes = source.bytes
    for start in source.places(of: "#selector").reversed() {
      guard let opening = source.masked[start...].firstIndex(of: UInt8(ascii: "(")) else { continue }
      let end = source.end(ofBracketAt: opening)
      guard source.text(start..<end).filter({ !$0.isWhitespace }) == "#selector(UIResponder.resignFirstResponder)" else { continue }
      let name = Array("Selector(\"resignFirstResponder\")".utf8)
      // Spaces replace the rest of the selector. A selector with line breaks is left unchanged, because replacing it would move the lines
      // below.
      guard !bytes[start..<end].contains(10) else { continue }
      bytes.replaceSubrange(start..<end, with: name + Array(repeating: 32, count: end - start - name.count))
    }
    return bytes == source.bytes ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
