import Foundation
import RivuletDrawing
import RivuletGeometry

/// An interpreter that runs the commands of a list.
struct ListPlayer {
  /// The commands to run.
  let commands: [DisplayList.Command]
  /// The ends of the groups.
  let structure: GroupStructure
  /// The rasterizer that paints the items.
  let rasterizer: Rasterizer
  /// The number of enclosing groups that are painted twice: once for their content and once for their shadow.
  var doubledGroups = 0

  /// Creates a player for a well-formed list.
  init(_ list: DisplayList, rasterizer: Rasterizer) {
    commands = list.commands
    structure = GroupStructure(list.commands)
    self.rasterizer = rasterizer
  }

  /// Runs all commands.
  func play(on canvas: Canvas) {
    play(commands.indices, on: canvas)
  }

  /// Runs a range that closes all groups it opens.
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

  /// Paints an item at a point; `opacity` multiplies its own.
  func draw(_ item: DrawingItem, at point: CGPoint, opacity: Double = 1, on canvas: Canvas) {
    if case .text(let text) = item { return rasterizer.paint(text: text, at: point, opacity: opacity, on: canvas) }
    canvas.isolated {
      guard canvas.enter(CGAffineTransform(translationX: point.x, y: point.y)) else { return }
      rasterizer.paint(item, opacity: opacity, on: canvas)
    }
  }
}
