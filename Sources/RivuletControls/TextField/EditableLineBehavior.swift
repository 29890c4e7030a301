import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletText

/// A layout that takes the proposed width and the height of the text's lines, within the limits of visible lines. Larger text scrolls.
struct EditableLineBehavior: NodeBehavior {
  static var traits: NodeTraits { .draws }

  package let text: DisplayedText
  let geometry: FieldGeometry
  var styled = StyledText("", font: ResolvedFont(size: 0))
  /// The paragraph style, which aligns lines that are narrower than the field.
  var style = ParagraphStyle()
  var isEdited = false
  /// True if an enclosing scroll view follows the caret.
  var revealsCaret = false
  /// True if the selection is visible outside of editing.
  var isSearched = false
  /// The search matches, as ranges of UTF-8 code units.
  var found: [Range<Int>] = []
  /// The range of the number of visible lines; nil for a single line that does not wrap.
  var lineCounts: ClosedRange<Int>?
  var displayScale: CGFloat = 1
  var caretWidth: CGFloat = 1
  var caretColor = PaintColor.black
  var selectionColor = PaintColor.black
  var foundColor = PaintColor.black

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let content = contentSize(node, width: proposal.width)
    let width = proposal.width.map { max($0, 0) } ?? content.width + caretWidth
    return CGSize(width: width, height: (content.height * displayScale - 1e-4).rounded(.up) / displayScale)
  }

  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .source(node) }

  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key.isFirstTextBaseline || key.isLastTextBaseline else { return nil }
    let measurer = node.tree.services.textMeasurer
    let (font, first) = (styled.firstFont, measurer.baseline(of: styled.firstFont))
    guard key.isLastTextBaseline, lineCounts != nil else { return first }
    return size.height - measurer.lineHeight(font) + first
  }

  func change(from old: EditableLineBehavior, in node: ViewNode) -> NodeChange {
    let hasSameMeasurements =
      styled == old.styled && lineCounts == old.lineCounts && displayScale == old.displayScale && caretWidth == old.caretWidth
    guard hasSameMeasurements else { return .layout }
    let hasSameLook =
      text == old.text && style == old.style && isEdited == old.isEdited && isSearched == old.isSearched && found == old.found
      && caretColor == old.caretColor
      && selectionColor == old.selectionColor && geometry === old.geometry
    return hasSameLook ? .nothing : .drawing
  }

  /// Returns the size of the visible lines.
  private func contentSize(_ node: ViewNode, width: CGFloat?) -> CGSize {
    let system = node.surroundings.textSystem
    guard let lineCounts else { return system.size(of: styled, style: ParagraphStyle(lineLimit: 1), proposal: .unspecified) }
    let lines = lines(system, width: width)
    let count = lines.lineCount
    let missing = lineCounts.lowerBound - count
    var height = lines.bottom(ofLine: min(count, lineCounts.upperBound) - 1)
    if missing > 0 { height += CGFloat(missing) * (system.measurer.lineHeight(styled.firstFont) + style.lineSpacing) }
    return CGSize(width: lines.size.width, height: height)
  }

  /// Returns all lines of the text in a field of the given width, including the caret's width.
  func lines(_ system: TextSystem, width: CGFloat?) -> EditedLines {
    geometry.lines(of: styled, style: style, width: width.map { max($0 - caretWidth, 0) }, in: system)
  }
}

// MARK: - Drawing

extension EditableLineBehavior {
  /// The distance that ink can extend beyond the bounds, in points.
  private static let overhang: CGFloat = 2

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let tree = node.surroundings.drawing
    if drawing.children.isEmpty { tree.setChildren(of: drawing, to: (0..<4).map { _ in tree.makeNode() }) }
    let (found, selection, line, caret) = (drawing.children[0], drawing.children[1], drawing.children[2], drawing.children[3])
    let oldCaret = geometry.caret
    geometry.layOut(self, in: node)
    let bounds = CGRect(origin: .zero, size: node.size)
    tree.setClip(ClipEffect(path: Path(bounds.insetBy(dx: -Self.overhang, dy: -Self.overhang))), of: drawing)
    draw(geometry.rects(of: self.found), in: foundColor, on: found, in: tree)
    draw(isEdited || isSearched ? geometry.selectedRects : [], in: selectionColor, on: selection, in: tree)
    drawText(on: line, in: tree)
    drawCaret(on: caret, in: node, hasMoved: oldCaret != geometry.caret)
    if geometry.revealsSelection {
      geometry.revealsSelection = false
      if let first = geometry.selectedRects.first { reveal(first, in: node) }
    }
  }

  private func draw(_ rects: [CGRect], in color: PaintColor, on drawing: DrawingNode, in tree: DrawingTree) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    tree.setItem(rects.isEmpty ? nil : .fill(path, .color(color), FillStyle()), of: drawing)
  }

  private func drawText(on drawing: DrawingNode, in tree: DrawingTree) {
    let blocks = text.string.isEmpty ? [] : geometry.drawn?.blocks ?? []
    if let offset = geometry.drawn?.offset { tree.setOffset(offset, of: drawing) }
    geometry.show(blocks.count > 1 ? blocks : [])
    guard blocks.count > 1 else {
      if !drawing.children.isEmpty { tree.setChildren(of: drawing, to: []) }
      return tree.setItem(blocks.first.map(item), of: drawing)
    }
    tree.setItem(nil, of: drawing)
    let nodes = blocks.map { block in
      let node = block.drawing ?? tree.makeNode()
      if block.drawing == nil {
        block.drawing = node
        tree.setItem(block.styled.string.isEmpty ? nil : item(block), of: node)
      }
      tree.setOffset(block.origin, of: node)
      return node
    }
    tree.setChildren(of: drawing, to: nodes)
  }

  private func item(_ block: EditedBlock) -> DrawingItem {
    .text(TextItem(string: block.styled.string, runs: block.styled.runs, lines: block.lines))
  }

  /// Reveals part of the node in the enclosing scroll view. The scrolling is deferred to the next turn, because the node is currently being
  /// drawn.
  private func reveal(_ part: CGRect, in node: ViewNode) {
    node.tree.queue.append(
      Mutation { [weak node] in
        guard let node, !node.scope.isRemoved, let controller = node.enclosingScrollController else { return }
        controller.reveal(part.offsetBy(dx: controller.frame(of: node).minX, dy: controller.frame(of: node).minY), animated: false)
      }, transaction: Transaction())
  }

  private func drawCaret(on drawing: DrawingNode, in node: ViewNode, hasMoved: Bool) {
    let tree = node.surroundings.drawing
    guard isEdited, text.selection.isEmpty, !geometry.caret.isNull else {
      geometry.blinker.stop()
      return tree.setItem(nil, of: drawing)
    }
    if drawing.item == nil || hasMoved {
      geometry.blinker.restart(in: node)
      if revealsCaret { reveal(geometry.caret, in: node) }
    }
    tree.setItem(.fill(Path(geometry.caret), .color(caretColor), FillStyle()), of: drawing)
    tree.setHidden(!geometry.blinker.isLit, of: drawing)
  }
}
