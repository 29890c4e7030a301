import Foundation
import RivuletHost

extension HeadlessDriver {
  /// The share of a scroll view's length that one step scrolls by.
  private static let scrolledShare = 0.75
  /// The length of a swipe, in points.
  private static let swipeDistance = 120.0
  /// Its time, in seconds.
  private static let swipeDuration = 0.15

  /// Brings content into sight that lies further in a direction, by a wheel over what bears a name, or else over the middle of the window.
  package func scroll(_ direction: ScreenDirection, over label: String?) async throws {
    let event = "scroll \(direction)"
    await settle()
    let point = try label.map { try finder.touchPoint(event, $0) } ?? CGPoint(x: size.width / 2, y: size.height / 2)
    let around = HitTest(tree).chain(at: point).lazy.compactMap { $0.scrollController ?? $0.enclosingScrollController }
    guard let controller = around.first(where: { $0.scrolls(direction.axis) }) else {
      let place = label.map { "around \"\($0)\"" } ?? "in the middle of the window"
      throw DriverError.notScrolling(event: event, place: place, present: finder.present)
    }
    await wheel(at: point, by: direction.way(controller.room(direction.axis) * Self.scrolledShare))
  }

  /// Swipes over what bears a name, by a finger, or by two on a touchpad in the desktop idiom.
  package func swipe(_ direction: ScreenDirection, over label: String) async throws {
    let point = try await touchPoint("swipe", label)
    if host.idiom == .desktop {
      // Content goes along with the fingers, against the offset.
      await wheel(at: point, by: direction.way(-Self.swipeDistance), isPrecise: true)
    } else {
      let way = direction.way(Self.swipeDistance)
      await drag(from: point, to: CGPoint(x: point.x + way.width, y: point.y + way.height), duration: Self.swipeDuration)
    }
  }
}
