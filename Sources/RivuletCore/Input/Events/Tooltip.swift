package import Foundation
package import RivuletDrawing
import RivuletGeometry
package import RivuletText
import RivuletTree

/// A window's tooltip. It describes the view under the pointer, and appears in front of all other content.
@MainActor
package final class Tooltip: Companion {
  /// The appearance of a tooltip.
  package struct Look {
    package var text: StyledText
    package var ground: PaintColor
    package var line: PaintColor

    package init(text: StyledText, ground: PaintColor, line: PaintColor) {
      self.text = text
      self.ground = ground
      self.line = line
    }
  }

  private unowned let tree: ViewTree
  private var node: DrawingNode?
  private var words: DrawingNode?
  /// The object for which the tooltip is shown; nil while it is hidden.
  private weak var owner: AnyObject?
  /// The visible text; nil while the tooltip is hidden.
  package private(set) var shownText: String?

  /// The maximum width of the text. The constants below are the margins and distances of the tooltip, all in points (our choice).
  private static let widest: CGFloat = 300
  private static let margin: CGFloat = 4
  private static let inset = CGSize(width: 6, height: 3)
  private static let distance: CGFloat = 18

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Shows text below a point in the window, or above the point if there is not enough space below.
  package func show(_ look: Look, at point: CGPoint, for owner: AnyObject) {
    let layout = tree.textSystem.layout(look.text, style: ParagraphStyle(), proposal: ProposedViewSize(width: Self.widest, height: nil))
    let size = CGSize(width: layout.size.width + 2 * Self.inset.width, height: layout.size.height + 2 * Self.inset.height)
    let x = max(min(point.x, tree.size.width - size.width - Self.margin), Self.margin)
    let below = point.y + Self.distance
    let fits = below + size.height + Self.margin <= tree.size.height
    let y = fits ? below : max(point.y - size.height - Self.margin, Self.margin)
    let (plate, words) = attachedNodes()
    let outline = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 4)
    self.owner = owner
    shownText = look.text.string
    tree.drawing.setOffset(CGPoint(x: x.rounded(), y: y.rounded()), of: plate)
    tree.drawing.setItem(.fill(outline, .color(look.ground), FillStyle()), of: plate.children[0])
    tree.drawing.setItem(.stroke(outline, .color(look.line), StrokeStyle(lineWidth: 0.5)), of: plate.children[1])
    tree.drawing.setOffset(CGPoint(x: Self.inset.width, y: Self.inset.height), of: words)
    tree.drawing.setItem(.text(TextItem(string: look.text.string, runs: look.text.runs, lines: layout.lines)), of: words)
    tree.drawing.setHidden(false, of: plate)
    tree.services.requestTurn()
  }

  /// Returns true if the tooltip is currently shown for the object.
  package func isShown(for owner: AnyObject) -> Bool { self.owner === owner }

  /// Hides the tooltip if it is currently shown for the object.
  package func hide(for owner: AnyObject) {
    guard self.owner === owner, let node else { return }
    self.owner = nil
    shownText = nil
    tree.drawing.setHidden(true, of: node)
    tree.services.requestTurn()
  }

  /// Returns the drawing nodes of the tooltip, which are in front of the window's content, creating them if necessary.
  private func attachedNodes() -> (plate: DrawingNode, words: DrawingNode) {
    if let node, let words { return (node, words) }
    let drawing = tree.drawing
    let (plate, words) = (drawing.makeNode(), drawing.makeNode())
    drawing.setChildren(of: plate, to: [drawing.makeNode(), drawing.makeNode(), words])
    drawing.setChildren(of: drawing.root, to: drawing.root.children + [plate])
    (node, self.words) = (plate, words)
    return (plate, words)
  }
}
