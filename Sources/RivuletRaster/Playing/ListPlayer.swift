import Foundation
import RivuletDrawing
import RivuletGeometry

/// An interpreter that executes the commands of a display list.
struct ListPlayer {
  /// The commands to execute.
  let commands: [DisplayList.Command]
  /// The structure of the groups.
  let structure: GroupStructure
  /// The rasterizer that paints the items.
  let rasterizer: Rasterizer
  /// The number of enclosing groups that are painted twice: once for their content and once for their shadow.
  var doubledGroups = 0

  /// Creates a player for a well-formed display list.
  init(_ list: DisplayList, rasterizer: Rasterizer) {
    commands = list.commands
    structure = GroupStructure(list.commands)
    self.rasterizer = rasterizer
  }

  /// Executes all commands.
  func play(on canvas: Canvas) {
    play(commands.indices, on: canvas)
  }

  /// Executes a range of commands. The range must close all groups that it opens.
  func play(_ range: Range<Int>, on canvas: Canvas) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = structure.end(of: index)
      switch commands[index] {
      case .draw(let item, let point): draw(item, at: point, on: canvas)
      case .transform(let transform):
        canvas.isolated { if canvas.enter(transform) { play(index + 1..<end, on: canvas) } }
      case .project(let projection): play(index + 1..<end, under: projection, on: canvas)
      case .clip(let clip):
        canvas.isolated {
          canvas.clip(to: clip)
          play(index + 1..<end, on: canvas)
        }
      case .layer(let effect): play(index + 1..<end, as: effect, on: canvas)
      case .mask:
        let middle = structure.middle(of: index)
        play(middle + 1..<end, maskedBy: index + 1..<middle, on: canvas)
      case .masked, .end: break
      }
      index = end + 1
    }
  }

  /// Draws an item at a point. `opacity` multiplies the item's own opacity.
  func draw(_ item: DrawingItem, at point: CGPoint, opacity: Double = 1, on canvas: Canvas) {
    if case .text(let text) = item { return rasterizer.paint(text: text, at: point, opacity: opacity, on: canvas) }
    canvas.isolated {
      guard canvas.enter(CGAffineTransform(translationX: point.x, y: point.y)) else { return }
      rasterizer.paint(item, opacity: opacity, on: canvas)
    }
  }
}
