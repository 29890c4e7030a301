import Foundation
package import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

extension TextBehavior {
  package func draw(_ node: ViewNode) {
    drawText(node)
    if resolved.setting.selectionColor != nil { drawSelection(node) }
  }

  private func drawText(_ node: ViewNode) {
    if resolved.setting.isRedacted { return drawBars(node) }
    if let rendering = resolved.setting.rendering { return drawBy(rendering, node) }
    node.decorate(resolved.setting.decoration)
    showScale(on: node)
    if passage != nil, drawTransition(on: node) { return }
    if !resolved.backgrounds.isEmpty { return drawOverBackgrounds(node) }
    if isSimple { return drawSimpleText(node) }
    guard let drawing = node.drawing else { return }
    let tree = node.surroundings.drawing
    guard !resolved.text.string.isEmpty else {
      tree.setItem(nil, of: drawing)
      tree.setMask(nil, of: drawing)
      return
    }
    let system = node.surroundings.textSystem
    let proposal = node.proposal ?? ProposedViewSize(node.size)
    let text = fitted(system, proposal)
    let layout = system.layout(text, style: resolved.style, proposal: proposal)
    let item = TextItem(string: text.string, runs: text.runs, lines: layout.lines, truncation: resolved.style.truncation)
    MaskedItem.draw(.text(item), paint: resolved.setting.paint, bounds: CGRect(origin: .zero, size: node.size), on: drawing, in: tree)
    // Under a gradient, the images are part of the mask.
    let host = drawing.mask ?? drawing
    if host !== drawing, drawing.hasChildren { tree.setChildren(of: drawing, to: []) }
    drawAttachments(text, layout, system, on: host, in: tree)
  }

  /// Draws a bar in place of each line.
  private func drawBars(_ node: ViewNode) {
    node.decorate(nil)
    guard !resolved.text.string.isEmpty else { return node.showAlone(nil) }
    let system = node.surroundings.textSystem
    let proposal = node.proposal ?? ProposedViewSize(node.size)
    let layout = system.layout(fitted(system, proposal), style: resolved.style, proposal: proposal)
    let bars = RedactedLook.bars(for: layout.lines, fontSize: resolved.text.firstFont.size)
    let color = RedactedLook.color(resolved.setting.paint?.flatColor ?? resolved.text.runs.first?.color ?? .black)
    node.showAlone(.fill(bars, .color(color), FillStyle()))
  }

  /// Draws the text at its current size in an animation between two sizes (B6.03).
  private func showScale(on node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let scale = passage?.scale ?? 1
    if scale == 1, drawing.isBare || drawing.transform == nil { return }
    node.surroundings.drawing.setTransform(scale == 1 ? nil : CGAffineTransform(scaleX: scale, y: scale), of: drawing)
  }

  /// A Boolean value that indicates whether the text is nonempty, is never scaled to fit, is drawn in the colours of its runs, and has no
  /// images.
  private var isSimple: Bool {
    resolved.setting.minimumScale >= 1 && resolved.setting.paint == nil && resolved.hasNoAttachments && !resolved.text.string.isEmpty
  }

  /// Draws simple text, which is the most common kind, and removes the drawing of previous text.
  private func drawSimpleText(_ node: ViewNode) {
    let proposal = node.proposal ?? ProposedViewSize(node.size)
    node.showAlone(.text(resolved.line(in: proposal, node.surroundings) ?? multilineItem(node.surroundings, proposal)))
  }

  private func multilineItem(_ surroundings: NodeSurroundings, _ proposal: ProposedViewSize) -> TextItem {
    let lines = surroundings.layout(resolved.text, style: resolved.style, proposal: proposal).lines
    return TextItem(string: resolved.text.string, runs: resolved.text.runs, lines: lines, truncation: resolved.style.truncation)
  }

  /// Draws the colours behind characters, and the text in front of them on a separate node.
  private func drawOverBackgrounds(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.showAlone(nil)
    let tree = node.surroundings.drawing
    let system = node.surroundings.textSystem
    let proposal = node.proposal ?? ProposedViewSize(node.size)
    let text = fitted(system, proposal)
    let layout = system.layout(text, style: resolved.style, proposal: proposal)
    let grounds = resolved.backgrounds.map { background in
      var path = Path()
      for area in areas(of: background.range, in: node) { path.addRect(area) }
      let ground = tree.makeNode()
      tree.setItem(.fill(path, .color(background.color), FillStyle()), of: ground)
      return ground
    }
    let front = tree.makeNode()
    tree.setItem(
      .text(TextItem(string: text.string, runs: text.runs, lines: layout.lines, truncation: resolved.style.truncation)), of: front)
    drawAttachments(text, layout, system, on: front, in: tree)
    tree.setChildren(of: drawing, to: grounds + [front])
  }

  private func drawAttachments(
    _ text: StyledText, _ layout: TextLayout, _ system: TextSystem, on drawing: DrawingNode, in tree: DrawingTree
  ) {
    if resolved.hasNoAttachments, !drawing.hasChildren { return }
    var nodes: [DrawingNode] = []
    for attachment in resolved.attachments {
      guard
        let line = layout.lines.first(where: { $0.range.contains(attachment.offset) }),
        let x = system.position(of: attachment.offset, on: line, of: text, truncation: resolved.style.truncation)
      else { continue }
      let image = attachment.image
      let origin = CGPoint(x: x, y: line.baseline - image.size.height + image.descent)
      let node = nodes.count < drawing.children.count ? drawing.children[nodes.count] : tree.makeNode()
      tree.setItem(image.item(in: CGRect(origin: origin, size: image.size), color: attachment.color), of: node)
      nodes.append(node)
    }
    tree.setChildren(of: drawing, to: nodes)
  }
}
