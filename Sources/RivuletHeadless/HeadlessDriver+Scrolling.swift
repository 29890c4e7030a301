import Foundation
import RivuletHost

extension HeadlessDriver {
  /// The fraction of a scroll view's visible length that a scroll step covers.
  private static let scrollStepFraction = 0.75
  /// The length of a swipe, in points.
  private static let swipeDistance = 120.0
  /// The duration of a swipe, in seconds.
  private static let swipeDuration = 0.15

  /// Scrolls in a direction by turning the wheel over the view with a given name, or over the centre of the window if the name is nil.
  package func scroll(_ direction: ScreenDirection, over label: String?) async throws {
    let event = "scroll \(direction)"
    await settle()
    let point = try label.map { try finder.touchPoint(event, $0) } ?? CGPoint(x: size.width / 2, y: size.height / 2)
    let around = HitTest(tree).chain(at: point).lazy.compactMap { $0.scrollController ?? $0.enclosingScrollController }
    guard let controller = around.first(where: { $0.scrolls(direction.axis) }) else {
      let place = label.map { "around \"\($0)\"" } ?? "in the middle of the window"
      throw DriverError.notScrolling(event: event, place: place, present: finder.present)
    }
    await wheel(at: point, by: direction.way(controller.room(direction.axis) * Self.scrollStepFraction))
  }

  /// Swipes over the view with a given name, using one finger, or two fingers on a touchpad in the desktop idiom.
  package func swipe(_ direction: ScreenDirection, over label: String) async throws {
    let point = try await touchPoint("swipe", label)
    if host.idiom == .desktop {
      // The content moves with the fingers, in the direction opposite to the scroll offset.
      await wheel(at: point, by: direction.way(-Self.swipeDistance), isPrecise: true)
    } else {
      let way = direction.way(Self.swipeDistance)
      await drag(from: point, to: CGPoint(x: point.x + way.width, y: point.y + way.height), duration: Self.swipeDuration)
    }
  }
}
