import Foundation
import RivuletCore

/// The behaviour of a control that responds anywhere inside its bounds, including between the parts that it draws (our choice).
package struct PressBehavior: NodeBehavior {

  package init() {}
  static var traits: NodeTraits { .passesLayout }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }
}
