/// Something that the module above moves over time.
@MainActor
package protocol Mover: AnyObject {
  /// Advances the motion. Returns false if it is at rest. Adds to `ended` the listeners whose animations have ended.
  func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool

  /// False for motion that does not end by itself.
  var comesToRest: Bool { get }
}
