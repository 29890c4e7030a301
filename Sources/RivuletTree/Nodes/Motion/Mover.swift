/// A motion that a higher-level module advances with each frame.
@MainActor
package protocol Mover: AnyObject {
  /// Advances the motion and appends the listeners whose animations have ended to `ended`. Returns false if the motion is at rest.
  func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool

  /// False if the motion never ends on its own.
  var comesToRest: Bool { get }
}
