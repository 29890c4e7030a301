import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletLayout
import RivuletText

/// A text in a row, with its drawing node and the width allotted to the text.
final class RetainedText: LayoutChild {
  let node: DrawingNode
  /// The width allotted to the text; nil to use the text's own width.
  private let width: CGFloat?
  private var measured = CGSize.zero

  init(_ text: String, width: CGFloat?, in tree: DrawingTree) {
    node = tree.makeNode()
    self.width = width
    show(text, in: tree)
  }

  /// Replaces the text, then measures and draws it.
  func show(_ text: String, in tree: DrawingTree) {
    let styled = StyledText(text, font: Self.font)
    let layout = Self.measurer.layout(styled, style: ParagraphStyle(), proposal: ProposedViewSize(width: width, height: 24))
    measured = layout.size
    tree.setItem(.text(TextItem(string: text, runs: styled.runs, lines: layout.lines)), of: node)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width ?? measured.width, height: measured.height)
  }

  private static let font = ResolvedFont(size: 17)
  private static let measurer = FixedAdvanceMeasurer()
}
