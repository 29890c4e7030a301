package import Foundation

/// What a person or the desktop does to a window.
package enum ContractEvent: Sendable {
  /// Nothing; the window is there.
  case start
  /// Presses the primary button at one point, moves to the other, lets go there, and lets so many seconds go by; points from the window's top left.
  case drag(from: CGPoint, to: CGPoint, thenWait: Double = 0)
  /// Types characters; a line break is the return key.
  case type(String)
  /// Presses the tab key, backwards with shift.
  case tab(backwards: Bool)
  /// Presses the space bar.
  case space
  /// Gives the window another size.
  case resize(CGSize)

  /// A press and release at one point.
  package static func click(_ x: CGFloat, _ y: CGFloat, thenWait seconds: Double = 0) -> ContractEvent {
    .drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y), thenWait: seconds)
  }
}
