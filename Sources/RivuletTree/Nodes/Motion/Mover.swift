/// Something that the room above moves over time.
@MainActor
package protocol Mover: AnyObject {
  /// Advances the motion. Returns false if it is at rest. Adds the listeners whose animations are over to `ended`.
  func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool

  /// False for motion that time alone does not end.
  var comesToRest: Bool { get }
}
