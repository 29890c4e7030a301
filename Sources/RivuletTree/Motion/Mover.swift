/// Something that the room above moves with time.
@MainActor
package protocol Mover: AnyObject {
  /// Moves on; false when it is at rest. Adds the listeners whose animations are over to `ended`.
  func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool

  /// False for motion that time alone does not bring to an end.
  var comesToRest: Bool { get }
}
