import Foundation
import RivuletCore
import RivuletLooks
import RivuletTree

/// A stack of screens that supports swiping back.
@MainActor
protocol SwipedScreens: AnyObject {
  /// True if people can currently swipe back from the top screen.
  var canSwipeBack: Bool { get }
  func beginSwipeBack()
  /// Moves the top screen by a fraction of the width, from 0 to 1.
  func swipeBack(to share: Double)
  func endSwipeBack(goesBack: Bool)
}

/// A responder that recognizes a swipe back from the leading edge of a stack (B18.04, B18.62).
final class SwipeBackResponder: EventResponder {
  private unowned let model: any SwipedScreens

  init(_ model: any SwipedScreens) { self.model = model }

  var isControl: Bool { false }

  /// Pops to the root of the stack, and returns false if the root is already on top.
  func popToRoot() -> Bool {
    guard let stack = model as? NavigationModel, stack.entries.count > 1 else { return false }
    stack.popToRoot()
    return true
  }

  func join(_ arena: GestureArena, in node: ViewNode) {
    guard model.canSwipeBack else { return }
    let x = HitTest.local(arena.start.point, in: node).x
    guard let edge = node.tree.rootEnvironment.looks.navigation.swipeEdge, (node.isMirrored ? node.size.width - x : x) <= edge else {
      return
    }
    arena.add(SwipeBackRecognizer(model), of: node, .high)
  }
}

/// A recognizer that follows a swipe from the edge.
private final class SwipeBackRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  private let model: any SwipedScreens
  private var start: ContactSample?
  private var last: ContactSample?
  private var tracker = VelocityTracker()

  init(_ model: any SwipedScreens) { self.model = model }

  /// The distance that the contact has moved since the press, in points, positive away from the leading edge.
  private var translation: CGSize {
    guard let start, let last else { return .zero }
    let along = last.point.x - start.point.x
    return CGSize(width: node?.isMirrored == true ? -along : along, height: last.point.y - start.point.y)
  }

  private var width: CGFloat { max(node?.size.width ?? 1, 1) }

  var isSatisfied: Bool { translation.width > GestureConstants.tapSlop && translation.width > abs(translation.height) }

  func blocks(_ other: any GestureRecognizer) -> Bool { false }

  func began(_ sample: ContactSample) {
    guard start == nil else { return fail() }
    (start, last) = (sample, sample)
    tracker.add(sample.point, at: sample.time)
  }

  func moved(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    last = sample
    tracker.add(sample.point, at: sample.time)
    if state == .active { model.swipeBack(to: translation.width / width) }
  }

  func recognized() {
    model.beginSwipeBack()
    model.swipeBack(to: translation.width / width)
  }

  func ended(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    guard state == .active else { return fail() }
    let velocity = tracker.velocity(at: sample.time).dx * (node?.isMirrored == true ? -1 : 1)
    let isFar = translation.width > width / 2
    end()
    model.endSwipeBack(goesBack: velocity > 300 || isFar && velocity > -300)
  }

  func stopped() { model.endSwipeBack(goesBack: false) }
}

extension NavigationModel: SwipedScreens {
  private var look: NavigationLook { inputs.tree.rootEnvironment.looks.navigation }

  var canSwipeBack: Bool {
    guard look.swipeEdge != nil, entries.count > 1, let top = entries.last else { return false }
    return top.lastBarValues.hidesBackButton != true
  }

  func beginSwipeBack() {
    guard entries.count > 1 else { return }
    let lower = entries[entries.count - 2].screen
    change { $0.stack.beginSwipe(to: lower!) }
  }

  func swipeBack(to share: Double) { change { $0.stack.swipe(to: share) } }

  func endSwipeBack(goesBack: Bool) {
    if goesBack { pop(entries.last) }
    // If the path rejects the change, the screen returns to its position.
    change { $0.stack.cancelSwipe(duration: $0.look.slideDuration) }
  }

  private func change(_ body: @escaping (NavigationModel) -> Void) {
    inputs.tree.queue.append(Mutation { [weak self] in if let self { body(self) } }, transaction: Transaction())
  }
}
