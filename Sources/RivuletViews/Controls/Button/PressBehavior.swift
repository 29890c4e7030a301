import Foundation
import RivuletCore

/// The behaviour of a control. It responds anywhere inside its bounds, also between its drawn parts (our choice).
struct PressBehavior: NodeBehavior {
  static var traits: NodeTraits { .passesLayout }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }
}
