package import Foundation

/// What a person or the desktop does to a window.
package enum ContractEvent: Sendable {
  /// Nothing; the window is there.
  case start
  /// Presses the primary button at one point, moves to the other, and lets go there; points from the window's top left.
  case drag(from: CGPoint, to: CGPoint)
  /// Types characters; a line break is the return key.
  case type(String)
  /// Presses the tab key, backwards with shift.
  case tab(backwards: Bool)
  /// Presses the space bar.
  case space
  /// Gives the window another size.
  case resize(CGSize)
  /// Lets time go by, in seconds.
  case wait(Double)

  /// A press and release at one point.
  package static func click(_ x: CGFloat, _ y: CGFloat) -> ContractEvent {
    .drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y))
  }
}
