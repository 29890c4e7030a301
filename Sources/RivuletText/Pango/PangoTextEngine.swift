package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import Synchronization

/// A text engine that uses Pango and the machine's fonts. It measures in points, with the same results on every screen, and draws with
/// cairo.
///
/// The system font is Inter, with Noto for other scripts and emoji. The user's own font rules have no effect. Line boxes follow
/// `TextMetrics`. Sizes are not rounded. The engine can be used from any thread, one call at a time. A host creates one engine and keeps
/// it.
///
/// It caches the widths of up to 8,192 strings, 4,096 further sizes and the shapes of 2,048 strings. Long strings count as several. The
/// least recently used results are dropped first. It keeps 256 fonts, where each size counts as a font. Sizes between half points use the
/// letters of the nearest half point, scaled.
package final class PangoTextEngine: TextLayoutEngine, @unchecked Sendable {
  /// The lock of all engines in the process, which is held while one of them runs. Pango, fontconfig and cairo share fonts and glyphs
  /// across the process, so engines use common data. With a separate lock for each engine, programs crash inside these libraries. It is
  /// Foundation's lock, because the thread sanitizer doesn't see `Mutex`.
  static let lock = NSLock()
  /// The typesetter that creates lines and glyphs, used under the lock.
  let typesetter: PangoTypesetter

  /// Creates an engine with a preferred language, a tag such as `ko` or `zh-Hant-TW`, which decides between forms of ideographs.
  ///
  /// The engine searches for fonts in `fontFolders`, by default the folders of the machine and the user, and in `furtherFontFolders`, which
  /// are for an app's own fonts. If the system font is missing, `onMissingFont` is called once with a sentence for the user.
  package init(
    language: String = "en", fontFolders: [String]? = nil, furtherFontFolders: [String] = [],
    onMissingFont: (String) -> Void = PangoTextEngine.reportMissingFont
  ) {
    var folders: [String] = []
    for folder in (fontFolders ?? FontConfiguration.standardFolders) + furtherFontFolders where !folders.contains(folder) {
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
        "The system font \(family) was not found in \(folders.joined(separator: ", ")); text is shown in another font and "
          + "has other widths. Install the package fonts-inter.")
    }
  }

  deinit {
    Self.lock.withLock { typesetter.forgetGlyphs() }
  }

  package var fontFamilies: [String] { Self.lock.withLock { typesetter.shaper.fontFamilies } }

  /// The font folders in the settings of the machine and of the user (`fonts.conf`). The system font names stand for the same typefaces
  /// everywhere. Fonts in these folders can be requested by name, and they supply letters that no other font contains.
  package static var personalFontFolders: [String] { lock.withLock { FontConfiguration.personalFolders() } }

  /// The main fonts of this machine with their versions, one per line. Other versions may have letters with different widths and shapes.
  package static var fontVersions: String {
    lock.withLock {
      let configuration = FontConfiguration(folders: FontConfiguration.standardFolders)
      return [FontRules.system.families[0], "Noto Sans", "Noto Sans CJK KR"].map { family in
        "\(family) \(configuration.version(of: family).map { String(format: "%.3f", $0) } ?? "is not installed")\n"
      }.joined()
    }
  }

  /// Writes the sentence to standard error, once per process.
  package static func reportMissingFont(_ message: String) {
    let isFirst = hasReported.withLock { reported in
      defer { reported = true }
      return !reported
    }
    if isFirst { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }

  /// True if a missing font was reported.
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
  /// The numbers of cached results (hits) and computed results (misses) in the engine's lifetime.
  package struct Statistics: Equatable, Sendable {
    /// The counts of `size(of:font:proposal:lineLimit:)`.
    package var sizeHits = 0, sizeMisses = 0
    /// The counts of `layout(_:style:proposal:)`.
    package var layoutHits = 0, layoutMisses = 0
    /// The counts of shaped text, which both of the above need for a new width.
    package var shapeHits = 0, shapeMisses = 0
    /// The counts of drawn text.
    package var drawingHits = 0, drawingMisses = 0
    /// The number of sizes currently cached.
    package var keptAnswers = 0
    /// The number of fonts currently kept, without the fonts that replace them in other scripts. Each size counts as a font.
    package var keptFonts = 0
    /// The number of glyph images currently kept, and the number of 64 kB pages that contain them.
    package var keptGlyphs = 0, glyphPages = 0
  }
}
