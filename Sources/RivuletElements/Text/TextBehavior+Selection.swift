import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

extension TextBehavior {
  /// Draws a shade over the selected characters.
  func drawSelection(_ node: ViewNode) {
    guard let color = resolved.setting.selectionColor, let drawing = node.drawing,
      let range = (node.responder as? TextSelectionResponder)?.range
    else { return }
    let tree = node.surroundings.drawing
    var path = Path()
    for area in areas(of: range, in: node) { path.addRect(area) }
    let shade = tree.makeNode()
    tree.setItem(.fill(path, .color(color), FillStyle()), of: shade)
    tree.setChildren(of: drawing, to: drawing.children + [shade])
  }

  /// Returns the character boundary next to a point, in UTF-8 code units.
  func offset(at point: CGPoint, in node: ViewNode) -> Int {
    let system = node.surroundings.textSystem
    let proposal = node.proposal ?? ProposedViewSize(node.size)
    let text = fitted(system, proposal)
    let lines = system.layout(text, style: resolved.style, proposal: proposal).lines
    guard let index = lines.indices.first(where: { point.y < lines[$0].rect.maxY }) ?? lines.indices.last else { return 0 }
    let line = lines[index]
    if point.y < lines[0].rect.minY { return 0 }
    if point.y > lines[lines.count - 1].rect.maxY { return text.string.utf8.count }
    let source = TextLayoutSource(text, lines, resolved.setting, [], system)
    for character in source.characters(in: line.range) {
      let place = source.bounds(of: character, on: index)
      let middle = place.origin.x + place.width / 2
      if resolved.style.isRightToLeft ? point.x > middle : point.x < middle { return character.lowerBound }
    }
    return line.range.upperBound
  }
}

extension BehaviorNode<TextBehavior> {
  /// Adds or removes the responder for selection, depending on the text's setting.
  func followSelectability() {
    let isSelectable = behavior.resolved.setting.selectionColor != nil
    if isSelectable == (responder is TextSelectionResponder) { return }
    responder = isSelectable ? TextSelectionResponder() : nil
  }
}
