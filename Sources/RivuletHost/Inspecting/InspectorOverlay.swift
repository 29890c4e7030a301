import Foundation
import RivuletCore
import RivuletDrawing

/// The highlights over a window, which lie in front of its drawing and are not part of its views or layout.
@MainActor
final class InspectorOverlay {
  /// A rectangle and its colour, in root coordinates.
  struct Mark: Equatable {
    var frame: CGRect
    var color: PaintColor
    /// The opacity of the interior, from 0 to 1.
    var fill = 0.25
    var isLine = false
  }

  private weak var tree: ViewTree?
  private var plate: DrawingNode?
  private var marks: [Mark] = []

  init(_ tree: ViewTree) { self.tree = tree }

  /// Replaces the current marks. Returns false if nothing needs to be drawn.
  @discardableResult
  func show(_ marks: [Mark]) -> Bool {
    guard let tree else { return false }
    let drawing = tree.drawing
    // Content added later, such as a sheet, covers the marks until they are shown again.
    if marks == self.marks, plate == nil || drawing.root.children.last === plate { return false }
    self.marks = marks
    if marks.isEmpty {
      if let plate { drawing.remove(plate) }
      plate = nil
    } else {
      let plate = plate ?? drawing.makeNode()
      self.plate = plate
      drawing.append(plate, to: drawing.root)
      drawing.setChildren(of: plate, to: marks.flatMap { nodes(for: $0, in: drawing) })
    }
    tree.services.requestTurn()
    return true
  }

  private func nodes(for mark: Mark, in drawing: DrawingTree) -> [DrawingNode] {
    let (inside, outline) = (drawing.makeNode(), drawing.makeNode())
    let light = mark.color.opacity(multipliedBy: mark.fill)
    drawing.setItem(.fill(Path(mark.frame), .color(light), FillStyle()), of: inside)
    if mark.isLine { return [inside] }
    drawing.setItem(.stroke(Path(mark.frame.insetBy(dx: 0.5, dy: 0.5)), .color(mark.color), StrokeStyle(lineWidth: 1)), of: outline)
    return [inside, outline]
  }
}
