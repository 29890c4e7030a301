import Foundation
public import RivuletCore
import RivuletGeometry

/// A modifier that sets the scroll target behaviour of the scroll views in its content.
struct ScrollTargetBehaviorModifier {
  let behavior: any ScrollTargetBehavior
}

extension ScrollTargetBehaviorModifier: ScrollObserverModifier {
  typealias Body = Never

  @MainActor
  final class Decider: ScrollObserver {
    fileprivate var behavior: (any ScrollTargetBehavior)?
    fileprivate var environment: EnvironmentValues?

    var observesAllScrollViews: Bool { true }
    var restsAtPages: Bool { behavior is PagingScrollTargetBehavior }
    var observerName: String { "scrollTargetBehavior" }

    func adjustTarget(_ target: inout CGPoint, velocity: CGVector, from start: CGPoint, of controller: ScrollController) {
      guard let behavior, let environment else { return }
      let container = CGSize(width: controller.room(.horizontal), height: controller.room(.vertical))
      let context = ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: controller.shownStart(at: start), size: container)), velocity: velocity,
        contentSize: controller.contentSize,
        containerSize: container, axes: controller.settings.axes, former: controller.formerRoom, environment: environment,
        targets: controller.targets)
      var wanted = ScrollTarget(rect: CGRect(origin: controller.shownStart(at: target), size: container))
      behavior.updateTarget(&wanted, context: context)
      let anchor = wanted.anchor ?? .topLeading
      let place = anchor.point(in: wanted.rect)
      let shown = CGPoint(
        x: FiniteNumber.length(place.x - anchor.x * container.width, of: "ScrollTargetBehavior", "the target"),
        y: FiniteNumber.length(place.y - anchor.y * container.height, of: "ScrollTargetBehavior", "the target"))
      target = controller.offset(startingAt: shown, near: target)
    }
  }

  static func makeObserver() -> Decider { Decider() }

  func update(_ observer: Decider, _ node: ViewNode, environment: EnvironmentReader) {
    (observer.behavior, observer.environment) = (behavior, environment.values)
  }
}

/// A modifier that marks targets of the enclosing scroll view.
struct ScrollTargetModifier: NodeModifier {
  typealias Body = Never

  let mark: ScrollTargetMark
  let isEnabled: Bool

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let mark = isEnabled ? mark : nil
    guard node.scrollTargetMark != mark else { return }
    node.scrollTargetMark = mark
    node.enclosingScrollController?.forgetTargets()
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Sets the behaviour that determines the position at which scroll views in this view come to rest (B15.45).
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }

  /// Makes each view in the outermost layout of this view a target of the enclosing scroll view (B15.40).
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(mark: .layout, isEnabled: isEnabled))
  }

  /// Makes this view a target of the enclosing scroll view (B15.40).
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(mark: .view, isEnabled: isEnabled))
  }
}
