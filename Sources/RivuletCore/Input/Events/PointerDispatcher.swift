package import Foundation
package import RivuletTree

/// Dispatches contacts and wheel events to the gestures under them.
@MainActor
package final class PointerDispatcher: FrameFollower, Companion {
  unowned let tree: ViewTree
  /// The arenas of the contacts that are down, and of released contacts whose gestures wait for time to pass.
  private var arenas: [GestureArena] = []
  /// The current series of wheel events.
  private var wheels = WheelSeries()
  /// The modifier keys that were held when the newest contact started.
  package private(set) var modifiers: KeyInput.Modifiers = []
  /// Called first with each contact while a tool picks a view. The views do not receive a contact for which it returns true.
  package var intercept: ((Contact) -> Bool)?
  /// The name of the element on which the newest contact went down, and whether the contact has moved since, while causes are recorded.
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

  /// Scrolls the views under the pointer. Returns false if none of them can scroll in that direction.
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

  /// Pastes the desktop's selection into the innermost view under a point in the root that accepts text. Active contacts are not affected.
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
    // On a phone, a mouse button acts as a finger.
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
    // If a contact goes down twice, its end event has been lost.
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

  /// Removes finished arenas, and requests frames while a gesture waits for time to pass.
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
  /// Returns true if a row contains a gesture that is active or may still be recognised.
  package func holds(_ row: LazyRow) -> Bool {
    for arena in arenas {
      for member in arena.members where !member.isOver { if member.node?.scope.isInside(row.scope) == true { return true } }
    }
    return false
  }
}
