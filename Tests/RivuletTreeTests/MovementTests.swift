import Foundation
import RivuletGeometry
import RivuletLayout
import RivuletTree
import Testing

/// A movement is shared by content and the views around it.
@MainActor
struct MovementTests {
  /// Takes what its table says of each offer: a range of its own place, which is the sum of its parts. It moves up to the upper bound, and down
  /// to the lower one.
  private final class Taker: MovementConsumer {
    let ranges: [MovementOffer: ClosedRange<CGFloat>]
    private(set) var way = CGSize.zero
    private(set) var velocity: CGSize?
    private(set) var moves = 0
    private(set) var isCancelled = false

    init(_ ranges: [MovementOffer: ClosedRange<CGFloat>]) { self.ranges = ranges }

    func joins(_ beginning: Movement.Beginning) -> Bool { !beginning.isScrolled }

    func part(of distance: CGFloat, _ offer: MovementOffer, along axis: Axis, moved: CGFloat) -> CGFloat {
      guard let range = ranges[offer] else { return 0 }
      return distance > 0 ? min(distance, max(range.upperBound - moved, 0)) : max(distance, min(range.lowerBound - moved, 0))
    }

    func move(by way: CGSize) {
      self.way = way
      moves += 1
    }

    func endMovement(velocity: CGSize) { self.velocity = velocity }
    func cancelMovement() { isCancelled = true }
  }

  /// The gesture of a view that takes parts of movements.
  private final class Mover: GestureRecognizer {
    let standing = GestureStanding()
    let taker: (any MovementConsumer)?

    init(_ taker: Taker) { self.taker = taker }
  }

  /// Content of 100 points, which is pulled beyond its edges.
  private let content = Taker([.content: 0...100, .bounce: -1_000...1_000])
  /// A sheet that grows by 50 points first, and is pulled down.
  private let sheet = Taker([.before: 50...50, .back: 0...0, .after: -1_000...50])

  private func movement(isScrolled: Bool = false) -> Movement {
    let tree = NodeTree { tree in [tree.box("a")] }
    let arena = GestureArena(ContactSample(id: 0, kind: .touch, point: .zero, time: 0, modifiers: []))
    let inner = Mover(content)
    arena.add(inner, of: tree.root)
    arena.add(Mover(sheet), of: tree.root)
    let beginning = Movement.Beginning(axis: .vertical, distance: 1, isScrolled: isScrolled, isLeftOver: false)
    return withExtendedLifetime((arena, tree)) { Movement(of: content, beginning, around: inner) }
  }

  @Test func `a distance goes to what is around, to the content, and back in the same order (B19.28)`() {
    let movement = movement()
    for (inner, outer) in [(0, 30), (20, 50), (150, 50), (10, 50), (0, 30), (0, -40), (0, 0)] as [(CGFloat, CGFloat)] {
      movement.follow(to: CGSize(width: 0, height: inner + outer))
      #expect([content.way.height, sheet.way.height] == [inner, outer])
    }
  }

  @Test func `content that begins scrolled moves alone, exactly with the contact (B19.28)`() {
    let movement = movement(isScrolled: true)
    for way in [0.1, 0.3, 70.7, -33.3] {
      movement.follow(to: CGSize(width: 0, height: way))
      #expect(content.way.height == CGFloat(way) && sheet.moves == 0)
    }
  }

  @Test func `the content takes all of a movement across its axis`() {
    let movement = movement()
    movement.follow(to: CGSize(width: 7, height: 20))
    #expect(content.way == CGSize(width: 7, height: 0) && sheet.way == CGSize(width: 0, height: 20))
  }

  @Test func `a view that takes no part of a distance is not moved`() {
    let movement = movement()
    movement.follow(to: CGSize(width: 0, height: 20))
    #expect(content.moves == 0 && sheet.moves == 1)
    movement.follow(to: CGSize(width: 0, height: 80))
    movement.follow(to: CGSize(width: 0, height: 90))
    #expect(content.moves == 2 && sheet.moves == 2)
  }

  @Test func `the velocity goes to the view that has moved last (B19.28)`() {
    for (way, parts) in [(20.0, [0.0, 9]), (80, [9, 0])] {
      let movement = movement()
      movement.follow(to: CGSize(width: 0, height: way))
      movement.end(velocity: CGSize(width: 1, height: 9))
      #expect(content.velocity == CGSize(width: 1, height: parts[0]) && sheet.velocity == CGSize(width: 0, height: parts[1]))
    }
  }

  @Test func `a lost contact is lost for all`() {
    movement().cancel()
    #expect(content.isCancelled && sheet.isCancelled)
  }
}
