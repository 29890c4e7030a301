import RivuletCore
import RivuletGeometry
import RivuletTree

/// A modifier that sets the properties of its content as a cell of the enclosing grid.
struct GridCellModifier: BehaviorModifier {
  var columns: Int?
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set?
  var columnAlignment: HorizontalAlignment?

  static var initial: GridCellModifier { GridCellModifier() }
  static var traits: NodeTraits { .passesLayout }

  func fact(of node: ViewNode) -> GridCellModifier? { self }

  func update(_ node: BehaviorNode<GridCellModifier>, environment: EnvironmentReader) {
    var sound = self
    if let columns, columns < 1 {
      sound.columns = 1
      RuntimeIssue.reportOnce(
        .invalidValue, typeName: "gridCellColumns",
        "gridCellColumns received \(columns); the cell has 1 column. Pass a number of 1 or more.")
    }
    sound.anchor = anchor.map { FiniteNumber.anchor($0, of: "gridCellAnchor") }
    guard case .answers = sound.change(from: node.behavior, in: node) else { return }
    node.update(sound)
    node.invalidateEnclosingLayout()
  }

  func change(from old: GridCellModifier, in node: ViewNode) -> NodeChange {
    let isSame =
      columns == old.columns && anchor == old.anchor && unsizedAxes == old.unsizedAxes && columnAlignment == old.columnAlignment
    return isSame ? .nothing : .answers
  }
}
