import Foundation
import RivuletCore

/// A modifier that adds a gesture to a view.
@MainActor
protocol GestureAddition: NodeModifier where Behavior == PassingBehavior {
  associatedtype Added: Gesture

  var gesture: Added { get }
  var options: GestureOptions { get }
}

extension GestureAddition {
  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var options = options
    if !environment.values.isEnabled { options.isEnabled = false }
    if let responder = node.responder as? GestureResponder<Added> {
      responder.update(gesture, options)
    } else {
      node.responder = GestureResponder(gesture, options)
    }
  }
}

/// A modifier that adds a gesture to a view.
struct GestureModifier<Added: Gesture> {
  let gesture: Added
  let options: GestureOptions

  nonisolated init(_ gesture: Added, _ precedence: GestureArena.Precedence, mask: GestureMask = .all, isEnabled: Bool = true) {
    self.gesture = gesture
    options = GestureOptions(precedence: precedence, mask: mask, isEnabled: isEnabled)
  }
}

extension GestureModifier: GestureAddition {
  typealias Body = Never
}

/// A modifier that adds a tap gesture.
struct TapModifier {
  let count: Int
  let action: () -> Void
}

extension TapModifier: GestureAddition {
  typealias Body = Never

  var gesture: _EndedGesture<TapGesture> { TapGesture(count: count).onEnded(action) }
  var options: GestureOptions { GestureOptions() }
}

/// A modifier that adds a tap gesture and reports its location.
struct SpatialTapModifier {
  let count: Int
  let space: CoordinateSpace
  let action: (CGPoint) -> Void
}

extension SpatialTapModifier: GestureAddition {
  typealias Body = Never

  var gesture: _EndedGesture<SpatialTapGesture> {
    SpatialTapGesture(count: count, coordinateSpace: space).onEnded { action($0.location) }
  }

  var options: GestureOptions { GestureOptions() }
}

/// A modifier that adds a long-press gesture.
struct LongPressModifier {
  let duration: Double
  let distance: CGFloat
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
}

extension LongPressModifier: GestureAddition {
  typealias Body = Never

  var gesture: PressingGesture {
    PressingGesture(
      content: LongPressGesture(minimumDuration: duration, maximumDistance: distance).onEnded { _ in action() }, action: pressing)
  }

  var options: GestureOptions { GestureOptions() }
}

/// A long-press gesture that also reports the start and the end of the press.
struct PressingGesture: Gesture {
  typealias Body = Never
  typealias Value = Bool

  let content: _EndedGesture<LongPressGesture>
  let action: ((Bool) -> Void)?

  static func _makeMachine(of gesture: PressingGesture, in context: _GestureContext) -> _GestureMachine<PressingGesture, Value> {
    let inner = _EndedGesture<LongPressGesture>._makeMachine(of: gesture.content, in: context)
    let machine = PressingMachine(inner.machine, gesture.action)
    return _GestureMachine(machine) {
      inner.update($0.content)
      machine.action = $0.action
    }
  }
}
