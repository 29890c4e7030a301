package import RivuletGeometry

/// A measurer that knows about runs of several looks and says where its lines are.
package protocol TextLayoutEngine: TextMeasuring {
  /// The text broken into lines. For text of one run without line spacing the size is that of `size(of:font:proposal:lineLimit:)`.
  func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout
}
