import Foundation
public import RivuletCore

extension View {
  /// Runs a closure when the pointer enters or leaves the frame of this view (B14.62).
  @available(iOS 13.4, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: .local) { HoverPhases(began: { _ in action(true) }, ended: { action(false) }) })
  }

  /// Runs a closure when the pointer enters the frame of this view, moves in it or leaves it (B14.63).
  @available(iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace) { .continuous(action) })
  }

  /// Runs a closure when the pointer enters the frame of this view, moves in it or leaves it (B14.63).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace) { .continuous(action) })
  }
}

/// The closures to run while the pointer is over a view.
struct HoverPhases {
  let began: (CGPoint) -> Void
  var moved: ((CGPoint) -> Void)?
  let ended: () -> Void

  /// Returns closures that report every movement as a phase.
  static func continuous(_ action: @escaping (HoverPhase) -> Void) -> HoverPhases {
    HoverPhases(began: { action(.active($0)) }, moved: { action(.active($0)) }, ended: { action(.ended) })
  }
}

/// A modifier that runs closures while the pointer is over its content.
struct HoverModifier {
  let space: CoordinateSpace
  let makePhases: () -> HoverPhases
}

extension HoverModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let follower = node.responder as? HoverFollower ?? HoverFollower(node)
    follower.phases = makePhases()
    follower.space = space
    node.responder = follower
  }
}

/// A responder that runs the latest closures while the pointer is over a node.
final class HoverFollower: HoverResponder, LifecycleObserver {
  var phases: HoverPhases?
  var space = CoordinateSpace.local
  private weak var tree: ViewTree?
  var takesPointers: Bool { false }
  var isControl: Bool { false }
  private var last: CGPoint?

  init(_ node: ViewNode) {
    tree = node.tree
    tree?.followsHover = true
    node.scope.add(self)
  }

  func hoverBegan(at point: CGPoint, in node: ViewNode) {
    let point = convert(point, in: node)
    last = point
    phases?.began(point)
  }

  func hoverMoved(to point: CGPoint, in node: ViewNode) {
    let point = convert(point, in: node)
    guard point != last else { return }
    last = point
    phases?.moved?(point)
  }

  func hoverEnded() {
    last = nil
    phases?.ended()
  }

  func scopeWillDisappear() { tree?.hover.leave(self) }

  private func convert(_ point: CGPoint, in node: ViewNode) -> CGPoint {
    space == .local ? point : point.applying(GeometrySnapshot(node).transform(to: space))
  }
}
