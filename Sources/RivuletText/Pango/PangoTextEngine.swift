package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import Synchronization

/// A text engine that uses Pango and the installed fonts. It measures in points, with the same results on every screen, and draws with
/// cairo.
///
/// The system font is Inter, with Noto for other scripts and emoji. The user's font rules have no effect. Line boxes follow
/// `TextMetrics`, and sizes are not rounded. The engine can be used from any thread, but runs one call at a time. A host creates a single
/// engine and keeps it.
///
/// The engine caches the widths of up to 8,192 strings, 4,096 other sizes, and the shapes of 2,048 strings. A long string counts as
/// several, and the least recently used results are discarded first. The engine also caches 256 fonts, where each size counts as a font.
/// For a size between half points, it scales the letters of the nearest half point.
package final class PangoTextEngine: TextLayoutEngine, @unchecked Sendable {
  /// The lock that protects all engines in the process. Pango, fontconfig and cairo share fonts and glyphs across the process, so
  /// separate locks for each engine would cause crashes in these libraries. The lock is Foundation's, because the thread sanitizer
  /// doesn't support `Mutex`.
  static let lock = NSLock()
  /// The typesetter that creates lines and glyphs, used under the lock.
  let typesetter: PangoTypesetter

  /// Creates an engine. `language` is a tag such as `ko` or `zh-Hant-TW`, which selects between forms of ideographs.
  ///
  /// The engine searches for fonts in `fontFolders`, which are the folders of the system and the user by default, and in
  /// `additionalFontFolders`, which contain an app's own fonts. If the system font is missing, `onMissingFont` is called once with a
  /// sentence for the user.
  package init(
    language: String = "en", fontFolders: [String]? = nil, additionalFontFolders: [String] = [],
    onMissingFont: (String) -> Void = PangoTextEngine.reportMissingFont
  ) {
    var folders: [String] = []
    for folder in (fontFolders ?? FontConfiguration.standardFolders) + additionalFontFolders where !folders.contains(folder) {
      folders.append(folder)
    }
    let family = FontRules.system.families[0]
    let (typesetter, hasSystemFont) = Self.lock.withLock { [folders] in
      let configuration = FontConfiguration(folders: folders)
      return (PangoTypesetter(PangoShaper(configuration, preferredLanguage: language)), configuration.contains(family: family))
    }
    self.typesetter = typesetter
    if !hasSystemFont {
      onMissingFont(
        "The system font \(family) was not found in \(folders.joined(separator: ", ")); text is shown in another font with "
          + "different widths. Install the package fonts-inter.")
    }
  }

  deinit {
    Self.lock.withLock { typesetter.releaseGlyphs() }
  }

  package var fontFamilies: [String] { Self.lock.withLock { typesetter.shaper.fontFamilies } }

  /// The font folders in the `fonts.conf` settings of the system and the user.
  ///
  /// System font names represent the same typefaces on every machine. Fonts in these folders can be requested by name, and they provide
  /// characters that no other font contains.
  package static var personalFontFolders: [String] { lock.withLock { FontConfiguration.personalFolders() } }

  /// The versions of this machine's main fonts, one per line. In other versions, letters may have different widths and shapes.
  package static var fontVersions: String {
    lock.withLock {
      let configuration = FontConfiguration(folders: FontConfiguration.standardFolders)
      return [FontRules.system.families[0], "Noto Sans", "Noto Sans CJK KR"].map { family in
        "\(family) \(configuration.version(of: family).map { String(format: "%.3f", $0) } ?? "is not installed")\n"
      }.joined()
    }
  }

  /// Writes a message to standard error, once per process.
  package static func reportMissingFont(_ message: String) {
    let isFirst = hasReported.withLock { reported in
      defer { reported = true }
      return !reported
    }
    if isFirst { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }

  /// True if a missing font has been reported.
  private static let hasReported = Mutex(false)

  package func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
    Self.lock.withLock { typesetter.size(of: text, font: font, proposal: proposal, lineLimit: lineLimit) }
  }

  package func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    Self.lock.withLock { typesetter.layout(text, style: style, proposal: proposal) }
  }

  package func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat? {
    Self.lock.withLock { typesetter.position(of: offset, on: line, of: text, truncation: truncation) }
  }

  package func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges] {
    Self.lock.withLock { typesetter.edges(between: boundaries, on: line, of: text) }
  }

  /// The statistics of the caches.
  package var statistics: Statistics { Self.lock.withLock { typesetter.statistics } }
}

extension PangoTextEngine {
  /// The numbers of results that were cached (hits) and computed (misses) in the engine's lifetime.
  package struct Statistics: Equatable, Sendable {
    /// The counts of `size(of:font:proposal:lineLimit:)`.
    package var sizeHits = 0, sizeMisses = 0
    /// The counts of `layout(_:style:proposal:)`.
    package var layoutHits = 0, layoutMisses = 0
    /// The counts of shaped text, which sizes and layouts need for a new width.
    package var shapeHits = 0, shapeMisses = 0
    /// The counts of drawn text.
    package var drawingHits = 0, drawingMisses = 0
    /// The number of sizes currently cached.
    package var cachedSizeCount = 0
    /// The number of currently cached fonts, excluding fallback fonts for other scripts. Each size counts as a font.
    package var cachedFontCount = 0
    /// The number of cached glyph images, and the number of 64 kB pages that contain them.
    package var cachedGlyphCount = 0, glyphPages = 0
  }
}
