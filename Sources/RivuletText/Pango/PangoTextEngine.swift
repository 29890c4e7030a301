package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import Synchronization

/// Text in the fonts of the machine, by Pango: measured in points, the same on every screen, and drawn with cairo.
///
/// The system font is Inter, and Noto for other scripts and emoji; the user's own rules for fonts play no part. Line boxes are those of
/// `TextMetrics`. Sizes are not rounded. May be asked from any thread, by one at a time; a host makes one engine and keeps it.
///
/// It remembers the widths of up to 8,192 texts, 4,096 further sizes and 2,048 texts as glyphs, long texts counting as several; what was not
/// asked for longest goes first. It keeps 256 fonts, each size being one; letters of a size between half points are those of the nearest, enlarged.
package final class PangoTextEngine: TextLayoutEngine, @unchecked Sendable {
  /// One lock for all engines of the process, held whenever one of them works. Pango, fontconfig and cairo keep fonts and glyphs for the whole process,
  /// so engines that work at the same time use the same ones; with a lock for each engine such programs crashed inside these libraries.
  /// A lock of Foundation, because the thread sanitizer doesn't see `Mutex`.
  private static let lock = NSLock()
  private let typesetter: PangoTypesetter

  /// An engine for text in a preferred language, a tag such as `ko` or `zh-Hant-TW`: it decides between forms of ideographs.
  ///
  /// Fonts are looked for in `fontFolders`, by default those of the machine and the user, and in `furtherFontFolders`, where an app may have
  /// its own. If the system font is missing `onMissingFont` is called once, with a sentence for the user.
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

  /// The folders of fonts in the settings of the machine and of the person, as `fonts.conf` has them. Which fonts stand for the names of the system's is
  /// the same everywhere; those here can be asked for by name, and have letters that no other font has.
  package static var personalFontFolders: [String] { lock.withLock { FontConfiguration.personalFolders() } }

  /// The fonts of this machine that most text is set in, with their versions, a line each: with others, letters have other widths and shapes.
  package static var fontVersions: String {
    lock.withLock {
      let configuration = FontConfiguration(folders: FontConfiguration.standardFolders)
      return [FontRules.system.families[0], "Noto Sans", "Noto Sans CJK KR"].map { family in
        "\(family) \(configuration.version(of: family).map { String(format: "%.3f", $0) } ?? "is not installed")\n"
      }.joined()
    }
  }

  /// Writes the sentence to standard error, once in a process.
  package static func reportMissingFont(_ message: String) {
    let isFirst = hasReported.withLock { reported in
      defer { reported = true }
      return !reported
    }
    if isFirst { FileHandle.standardError.write(Data((message + "\n").utf8)) }
  }

  /// Whether a missing font was reported.
  private static let hasReported = Mutex(false)

  package func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
    Self.lock.withLock { typesetter.size(of: text, font: font, proposal: proposal, lineLimit: lineLimit) }
  }

  package func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    Self.lock.withLock { typesetter.layout(text, style: style, proposal: proposal) }
  }

  /// Draws text onto a cairo context (`cairo_t *`) whose user space is in points, the item's origin being at a point. What lies outside the
  /// context's clip is left out. The context's state is as before, but its path is empty.
  ///
  /// Lines that another measurer made begin where their rectangles do; their glyphs are as wide as they are.
  package func draw(_ item: TextItem, at origin: CGPoint, on context: OpaquePointer) {
    Self.lock.withLock { typesetter.draw(item, at: origin, on: context) }
  }

  /// Forgets the glyphs of texts that were not asked for since the call before, such as those of a clock's past. A host calls it now and then.
  package func forgetStaleGlyphs() {
    Self.lock.withLock { typesetter.forgetStaleGlyphs() }
  }

  package func position(of offset: Int, on line: TextLine, of text: StyledText, truncation: TextItem.Truncation) -> CGFloat? {
    Self.lock.withLock { typesetter.position(of: offset, on: line, of: text, truncation: truncation) }
  }

  package func edges(between boundaries: [Int], on line: TextLine, of text: StyledText) -> [CharacterEdges] {
    Self.lock.withLock { typesetter.edges(between: boundaries, on: line, of: text) }
  }

  /// What the caches did.
  package var statistics: Statistics { Self.lock.withLock { typesetter.statistics } }
}
