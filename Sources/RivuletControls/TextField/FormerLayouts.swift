import RivuletCore
import RivuletText

/// The lines of blocks that edits have removed, by the blocks' text, so that undoing an edit does not have to break them again.
@MainActor
struct FormerLayouts {
  /// The maximum number of blocks that are kept, equivalent to about two megabytes of text.
  private static let limit = 1_024

  private var layouts: [String: (styled: StyledText, layout: TextLayout)] = [:]

  /// Stores the lines of a block. The first line of a part depends on the text before it, so parts are not stored.
  mutating func remember(_ block: EditedBlock) {
    if block.goesOn { return }
    if layouts.count >= Self.limit { layouts.removeAll(keepingCapacity: true) }
    layouts[block.styled.string] = (block.styled, TextLayout(size: block.size, lines: block.lines))
  }

  /// Returns the lines of text with equal attributes, or nil.
  func layout(of styled: StyledText) -> TextLayout? {
    guard let known = layouts[styled.string], known.styled.runs == styled.runs else { return nil }
    return known.layout
  }
}
