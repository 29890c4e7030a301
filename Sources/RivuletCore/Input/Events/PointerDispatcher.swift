package import Foundation
package import RivuletTree

/// A dispatcher that delivers contacts and wheel events to the gestures at their positions.
@MainActor
package final class PointerDispatcher: FrameFollower, Companion {
  unowned let tree: ViewTree
  /// The arenas of contacts that are down, and of released contacts whose gestures have pending deadlines.
  private var arenas: [GestureArena] = []
  /// The current series of wheel events.
  private var wheels = WheelSeries()
  /// The modifier keys that were held at the start of the latest contact.
  package private(set) var modifiers: KeyInput.Modifiers = []
  /// Called with each contact before any other processing, while a tool is picking a view. If the closure returns true, views do not
  /// receive the contact.
  package var intercept: ((Contact) -> Bool)?
  /// The name of the element on which the latest contact went down, and whether the contact has moved since. Used only while causes are
  /// recorded.
  private var pressed: (name: String?, hasMoved: Bool) = (nil, false)

  init(tree: ViewTree) {
    self.tree = tree
    tree.rowHolders.add(self)
  }

  package func dispatch(_ contact: Contact) {
    if let intercept, intercept(contact) { return }
    tree.services.issues.whileCurrent { tree.app.tracer.traced(event: event(of: contact)) { send(contact) } }
  }

  /// Returns a description of a contact for the record of causes.
  private func event(of contact: Contact) -> TracedEvent {
    switch contact.phase {
    case .began:
      pressed = (TracedEvent.name(of: HitTest(tree).chain(at: contact.point)), false)
      return TracedEvent(.press, pressed.name)
    case .moved:
      pressed.hasMoved = true
      return TracedEvent(.drag, pressed.name)
    case .ended, .cancelled: return TracedEvent(pressed.hasMoved ? .release : .tap, pressed.name)
    }
  }

  /// Scrolls the views under the pointer. Returns false if none of them can use the event.
  @discardableResult
  package func dispatch(_ wheel: WheelInput) -> Bool {
    tree.services.issues.whileCurrent { tree.app.tracer.traced(event: TracedEvent(.wheel)) { turn(wheel) } }
  }

  private func turn(_ wheel: WheelInput) -> Bool {
    var rest = wheel
    if rest.modifiers.contains(.shift) { rest.delta = CGSize(width: rest.delta.height, height: rest.delta.width) }
    let chain = HitTest(tree).chain(at: wheel.point)
    wheels.begin(at: tree.services.now, on: chain)
    var isUsed = false
    for node in chain where rest.delta != .zero {
      if let controller = node.scrollController {
        let axes = controller.turnWheel(&rest, in: wheels)
        wheels.give(axes, to: controller)
        if axes != [] { isUsed = true }
      } else if wheels.takers[.horizontal] == nil, node.responder?.turnWheel(&rest, in: node) == true {
        isUsed = true
      }
    }
    for axis in Axis.allCases where rest.isPrecise && rest.delta[axis] != 0 {
      if let controller = wheels.givePull(axis, on: chain), controller.turnWheel(&rest, in: wheels) != [] { isUsed = true }
    }
    return isUsed
  }

  /// Pastes the desktop's primary selection into the innermost view at a point in the root that accepts text. Active contacts are
  /// unaffected.
  package func pasteSelection(at point: CGPoint) {
    tree.services.issues.whileCurrent {
      _ = HitTest(tree).chain(at: point).first { hit in
        hit.responder?.pasteSelection(at: HitTest.local(point, in: hit), in: hit) == true
      }
    }
  }

  private func send(_ contact: Contact) {
    if tree.drags.follow(contact) {
      if contact.phase != .moved { tree.hover.release(contact.id) }
      if contact.phase == .ended { arena(of: contact.id)?.lose(contact.id) }
      return tidy()
    }
    // On a phone, a mouse button acts like a finger.
    let habits = tree.services.habits
    let sample = ContactSample(
      id: contact.id, kind: habits.hasOneContactKind ? habits.contactKind : contact.kind ?? habits.contactKind, point: contact.point,
      time: tree.services.now, modifiers: contact.modifiers)
    if tree.menus.follow(contact) {
      arena(of: contact.id)?.lose(contact.id)
      tree.hover.release(contact.id)
      return tidy()
    }
    switch contact.phase {
    case .began: begin(sample, hasPointer: (contact.kind ?? sample.kind) == .mouse)
    case .moved: arena(of: contact.id)?.move(sample)
    case .ended: arena(of: contact.id)?.end(sample)
    case .cancelled: arena(of: contact.id)?.lose(contact.id)
    }
    if contact.phase == .ended || contact.phase == .cancelled { tree.hover.release(contact.id) }
    tidy()
  }

  private func begin(_ sample: ContactSample, hasPointer: Bool) {
    // If a contact goes down while it is already down, its end event was lost.
    arena(of: sample.id)?.cancel()
    tidy()
    modifiers = sample.modifiers
    let chain = HitTest(tree).chain(at: sample.point)
    tree.menus.pressBegan(sample.id, at: sample.point, on: chain)
    tree.keyboard.pointerPressed(on: chain, at: sample.point)
    if tree.overlay.takesPress(on: chain) { return }
    if hasPointer { tree.hover.press(on: chain, sample.id) }
    if let arena = arenas.first(where: { $0.takes(further: chain) }) { return arena.follow(sample) }
    let arena = GestureArena(sample)
    for node in chain { node.responder?.join(arena, in: node) }
    arenas.append(arena)
    arena.begin()
  }

  private func arena(of contact: Int) -> GestureArena? { arenas.last { $0.follows(contact) } }

  /// Removes completed arenas, and requests frames while any gesture has a pending deadline.
  private func tidy() {
    arenas.removeAll { $0.isOver }
    if arenas.contains(where: \.waitsForTime) { tree.clock.follow(self) } else { tree.clock.leave(self) }
  }

  package func frame(at time: Double) {
    for arena in arenas { arena.timePassed(time) }
    tidy()
  }
}

extension PointerDispatcher: RowHolder {
  /// Returns true if the row contains a gesture that is active or may still be recognised.
  package func holds(_ row: LazyRow) -> Bool {
    for arena in arenas {
      for member in arena.members where !member.isOver { if member.node?.scope.isInside(row.scope) == true { return true } }
    }
    return false
  }
}
