import RivuletGeometry
import RivuletTree

/// The scroll views that receive the current series of wheel events, one for each axis. The view that receives the first event of a series
/// receives the entire series, even beyond its edge (B15.11).
@MainActor
struct WheelSeries {
  struct Taker {
    weak var controller: ScrollController?
  }

  private(set) var takers = AxisPair<Taker>()
  /// The time of the latest event, in seconds on the frame clock.
  private var time = -Double.infinity

  /// Starts a new series if the last event was too long ago. A view that no longer scrolls, or is no longer under the pointer, loses its
  /// series.
  mutating func begin(at time: Double, on chain: [ViewNode]) {
    if time - self.time >= ScrollConstants.wheelRest { takers = AxisPair() }
    self.time = time
    for axis in Axis.allCases where takers[axis] != nil {
      guard let controller = takers[axis]?.controller, controller.settings.isEnabled, controller.scrolls(axis),
        chain.contains(where: { $0 === controller.node })
      else {
        takers[axis] = nil
        continue
      }
    }
  }

  /// Assigns the series along an axis, if nothing can move along it, to the view whose content is pulled beyond an edge by fingers on a
  /// touchpad. Returns that view's controller; nil if there is none.
  mutating func givePull(_ axis: Axis, on chain: [ViewNode]) -> ScrollController? {
    guard takers[axis] == nil else { return nil }
    var found: ScrollController?
    for node in chain {
      guard let controller = node.scrollController, controller.settings.isEnabled, controller.bounces(axis) else { continue }
      found = controller
      if !controller.passesOn(axis) { break }
    }
    if let found { give(Axis.Set(axis), to: found) }
    return found
  }

  /// Assigns the series along the given axes to a scroll view.
  mutating func give(_ axes: Axis.Set, to controller: ScrollController) {
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && takers[axis] == nil { takers[axis] = Taker(controller: controller) }
  }
}
