import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletTree

extension FieldResponder: MenuOwner {
  func openMenu(at point: CGPoint?, in node: ViewNode) -> Bool {
    guard isEnabled else { return false }
    prepareForMenu(at: point, in: node)
    let caret = caretRect(in: node)
    let lower = caret.isNull ? nil : CGPoint(x: caret.minX, y: caret.maxY)
    EditingMenu.open(at: point ?? lower, in: node, isEditable: true)
    return true
  }
}

extension TextSelectionResponder: MenuOwner {
  func openMenu(at point: CGPoint?, in node: ViewNode) -> Bool {
    guard prepareForMenu(at: point, in: node) else { return false }
    EditingMenu.open(at: point, in: node, isEditable: false)
    return true
  }
}
