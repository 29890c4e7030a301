import RivuletCore
import RivuletText

/// A cache of the lines of removed blocks, keyed by their text, so that undoing an edit doesn't have to break them again.
@MainActor
struct LayoutCache {
  /// The maximum number of blocks to cache, equivalent to about two megabytes of text.
  private static let limit = 1_024

  private var layouts: [String: (styled: StyledText, layout: TextLayout)] = [:]

  /// Caches the lines of a block. Parts of a paragraph are not cached, because their first line depends on the preceding text.
  mutating func remember(_ block: EditedBlock) {
    if block.goesOn { return }
    if layouts.count >= Self.limit { layouts.removeAll(keepingCapacity: true) }
    layouts[block.styled.string] = (block.styled, TextLayout(size: block.size, lines: block.lines))
  }

  /// Returns the cached lines for text with equal attributes, or nil.
  func layout(of styled: StyledText) -> TextLayout? {
    guard let known = layouts[styled.string], known.styled.runs == styled.runs else { return nil }
    return known.layout
  }
}
