import Foundation
import RivuletGeometry
import RivuletLayout
import RivuletTree
import Testing

/// The arena decides which of several gestures gets a contact.
@MainActor
struct GestureArenaTests {
  /// Is satisfied by a movement of so many points, or by a release.
  private final class Recognizer: GestureRecognizer {
    let standing = GestureStanding()
    let name: String
    let threshold: CGFloat?
    let log: Log
    let scrolls: Bool
    private var start: ContactSample?
    private(set) var isSatisfied = false

    init(_ name: String, moving threshold: CGFloat? = nil, scrolls: Bool = false, _ log: Log) {
      self.name = name
      self.threshold = threshold
      self.scrolls = scrolls
      self.log = log
    }

    func yields(to other: any GestureRecognizer) -> Bool { other.scrolls }
    func blocks(_ other: any GestureRecognizer) -> Bool { !scrolls && !other.scrolls }
    func began(_ sample: ContactSample) { start = sample }

    func moved(_ sample: ContactSample) {
      guard let start, let threshold else { return }
      if abs(sample.point.y - start.point.y) >= threshold { isSatisfied = true }
    }

    func ended(_ sample: ContactSample) {
      if threshold == nil { isSatisfied = true } else if state == .active { end() } else { fail() }
    }

    func recognized() {
      log.lines.append(name)
      if threshold == nil { end() }
    }

    func stopped() { log.lines.append("\(name) stopped") }
  }

  private let log = Log()
  private let tree = NodeTree { tree in [tree.box("a")] }

  private func sample(_ y: CGFloat) -> ContactSample {
    ContactSample(id: 0, kind: .touch, point: CGPoint(x: 0, y: y), time: 0, modifiers: [])
  }

  /// What a contact that moves to these places and goes up does to gestures that join in this order.
  private func run(_ members: [(Recognizer, GestureArena.Precedence)], to places: [CGFloat]) -> [String] {
    let arena = GestureArena(sample(0))
    for (member, precedence) in members { arena.add(member, of: tree.root, precedence) }
    arena.begin()
    for place in places { arena.move(sample(place)) }
    arena.end(sample(places.last ?? 0))
    return log.lines
  }

  @Test func `the inner of two gestures wins, and the other is stopped (B14.30, B14.31)`() {
    #expect(run([(Recognizer("in", log), .normal), (Recognizer("out", log), .normal)], to: []) == ["out stopped", "in"])
  }

  @Test func `of gestures with high priority the outer wins (B14.33)`() {
    #expect(
      run([(Recognizer("in", log), .normal), (Recognizer("out", log), .high)], to: []) == ["in stopped", "out"])
  }

  @Test func `a gesture below waits until those above have failed (B14.32)`() {
    let moving = Recognizer("drag", moving: 10, log)
    #expect(run([(moving, .normal), (Recognizer("tap", log), .normal)], to: [5]) == ["drag stopped", "tap"])
  }

  @Test func `simultaneous gestures neither stop others nor are stopped (B14.34)`() {
    #expect(run([(Recognizer("in", log), .normal), (Recognizer("beside", log), .simultaneous)], to: []) == ["in", "beside"])
  }

  @Test func `what yields to scrolling waits for it, above and below (B14.47)`() {
    for isAbove in [true, false] {
      log.lines = []
      let drag = (Recognizer("drag", moving: 5, log), GestureArena.Precedence.normal)
      let scroll = (Recognizer("scroll", moving: 5, scrolls: true, log), GestureArena.Precedence.normal)
      #expect(run(isAbove ? [drag, scroll] : [scroll, drag], to: [8]) == ["drag stopped", "scroll"])
    }
  }

  @Test func `a mask takes out what has joined so far (B14.35)`() {
    let arena = GestureArena(sample(0))
    arena.add(Recognizer("in", log), of: tree.root)
    arena.removeAll()
    arena.add(Recognizer("out", log), of: tree.root)
    arena.begin()
    arena.end(sample(0))
    #expect(log.lines == ["out"])
  }
}
