import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletTree

/// A modifier that reads the distance by which a screen's content is scrolled under its bar (B18.43).
///
/// The bar follows the screen's first visible scroll view with vertical scrolling.
struct ScrolledUnderBar {
  let place: NavigationPlace
  let isOn: Bool
  /// The maximum distance, in points.
  let room: CGFloat
  let scrolled: Binding<CGFloat>

  nonisolated init(place: NavigationPlace, isOn: Bool, room: CGFloat, scrolled: Binding<CGFloat>) {
    self.place = place
    self.isOn = isOn
    self.room = room
    self.scrolled = scrolled
  }
}

extension ScrolledUnderBar: ScrollObserverModifier {
  typealias Body = Never

  @MainActor
  final class Watch: ScrollObserver {
    fileprivate var modifier: ScrolledUnderBar?
    private var distance: CGFloat = 0

    var observesAllScrollViews: Bool { true }
    var observerName: String { "bar" }

    func geometryChanged(_ geometry: ScrollGeometry, of controller: ScrollController) { follow(controller) }
    func layoutChanged(of controller: ScrollController) { follow(controller) }

    fileprivate func follow(_ controller: ScrollController) {
      guard let modifier, modifier.isOn, controller.scrolls(.vertical), modifier.place.follows(controller) else { return }
      if let node = controller.node, node.attachment(Stay.self) == nil {
        let stay = Stay(controller, self)
        node.attach(stay)
        node.scope.add(stay)
      }
      tell(min(max(controller.offset.y, 0), modifier.room), by: controller)
    }

    /// Expands the bar after its scroll view has been removed.
    fileprivate func leave(_ controller: ScrollController) {
      guard let node = controller.node, node.scope.isInOpenTree, let modifier, modifier.place.leave(controller) else { return }
      distance = 0
      let scrolled = modifier.scrolled
      node.tree.actions.append { scrolled.wrappedValue = 0 }
    }

    private func tell(_ distance: CGFloat, by controller: ScrollController) {
      guard distance != self.distance else { return }
      self.distance = distance
      controller.perform { [weak self] in self?.modifier?.scrolled.wrappedValue = distance }
    }
  }

  /// An observer that notifies the bar when a scroll view leaves the screen.
  @MainActor
  private final class Stay: LifecycleObserver {
    private weak var controller: ScrollController?
    private weak var watch: Watch?

    init(_ controller: ScrollController, _ watch: Watch) {
      self.controller = controller
      self.watch = watch
    }

    func scopeWillDisappear() { if let controller { watch?.leave(controller) } }
    func scopeWillHide() {}
    func scopeDidReturn() { if let controller { watch?.follow(controller) } }
  }

  static func makeObserver() -> Watch { Watch() }

  func update(_ observer: Watch, _ node: ViewNode, environment: EnvironmentReader) { observer.modifier = self }
}
