package import Foundation
import Synchronization

/// A library of system symbol drawings, which have no colours.
package struct SymbolLibrary: Sendable {
  /// The directory that contains the files.
  private let directory: URL
  private let found = DrawingCache()

  /// Creates a library for a directory. By default, it is the directory that the bootstrap-icons package installs.
  package init(directory: URL = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)) {
    self.directory = directory
  }

  /// Returns true if a symbol with this name can be drawn.
  package func hasSymbol(named name: String) -> Bool {
    drawing(named: name) != nil
  }

  /// Returns the drawing of a symbol, or of a similar symbol; nil if there is neither.
  package func drawing(named name: String) -> SymbolDrawing? {
    found.drawing(named: name) { find(SymbolNames.words(of: name)) }
  }

  private func find(_ words: [Substring]) -> SymbolDrawing? {
    guard !words.isEmpty else { return nil }
    return whole(words) ?? composed(words) ?? file(in: SymbolNames.similarFiles(for: words)).map { .file($0) }
  }

  /// Returns the drawing of a single file that shows the complete symbol.
  private func whole(_ words: [Substring]) -> SymbolDrawing? {
    file(in: SymbolNames.wholeFiles(for: words)).map { .file($0) }
  }

  /// Returns a drawing composed of the drawings for shorter names.
  private func composed(_ words: [Substring]) -> SymbolDrawing? {
    if let index = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > 0 {
      let isFilled = words.last == "fill"
      let base = Array(words[..<index])
      guard let content = (isFilled ? part(base + ["fill"]) : nil) ?? part(base) else { return nil }
      let badge = words[(index + 1)...].filter { $0 != "fill" && $0 != "filled" }
      if badge.isEmpty { return .dotted(content) }
      let shape: Substring = words[index] == "badge" ? "circle" : "triangle"
      return (part(badge + [shape, "fill"]) ?? part(badge)).map { .badged(content, badge: $0) }
    }
    let isFilled = words.count > 1 && words.last == "fill"
    let bare = isFilled ? Array(words.dropLast()) : words
    guard bare.count > 1, let last = bare.last else { return nil }
    let inner = Array(bare.dropLast())
    switch last {
    case "slash": return ((isFilled ? part(inner + ["fill"]) : nil) ?? part(inner)).map { .struck($0) }
    case "circle", "square":
      guard let shape = file(in: [isFilled ? "\(last)-fill" : "\(last)"]) else { return nil }
      // Enclosed symbols are filled if a filled form exists.
      guard let content = whole(inner + ["fill"]) ?? part(inner) ?? characters(inner) else { return nil }
      return .framed(content, shape: shape, isFilled: isFilled)
    default: return nil
    }
  }

  /// Returns the drawing of a part, which may itself be composed.
  private func part(_ words: [Substring]) -> SymbolDrawing? { whole(words) ?? composed(words) }

  /// Returns the drawing of a letter, or of a number up to 50.
  private func characters(_ words: [Substring]) -> SymbolDrawing? {
    guard words.count == 1, let word = words.first else { return nil }
    let isLetter = word.count == 1 && word.allSatisfy { $0.isASCII && $0.isLetter }
    guard isLetter || Int(word).map({ (0...50).contains($0) }) == true else { return nil }
    return .characters(word.uppercased())
  }

  /// Returns the first existing file among names without extensions.
  private func file(in names: [String]) -> URL? {
    names.lazy.map { directory.appendingPathComponent($0 + ".svg") }.first { FileManager.default.fileExists(atPath: $0.path) }
  }
}

/// A thread-safe cache of the drawings that have been looked up, keyed by symbol name.
private final class DrawingCache: Sendable {
  private let drawings = Mutex<[String: SymbolDrawing?]>([:])

  /// The number of names above which the cache is emptied.
  private static let limit = 4_096

  /// Returns the drawing for a name. Each name is looked up only once.
  func drawing(named name: String, find: () -> SymbolDrawing?) -> SymbolDrawing? {
    if let known = drawings.withLock({ $0[name] }) { return known }
    let drawing = find()
    drawings.withLock {
      if $0.count >= Self.limit { $0.removeAll() }
      $0[name] = .some(drawing)
    }
    return drawing
  }
}
