import Foundation
import RivuletGeometry
import RivuletLayout
import Testing

/// A record that follows changes of its children says what one says that was made of them.
@Suite struct StackRecordTests {
  private final class Block: LayoutChild {
    var height: CGFloat

    init(_ height: CGFloat) {
      self.height = height
    }

    func size(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: height) }
    var spacing: ViewSpacing { ViewSpacing() }
  }

  private static let proposal = ProposedViewSize(width: 100, height: nil)

  private static func places(_ record: StackRecord) -> [CGFloat] {
    var places: [Int: CGFloat] = [:]
    record.invalidatePlacements()
    record.place { index, origin, _ in places[index] = origin.y }
    return places.sorted { $0.key < $1.key }.map(\.value)
  }

  private let layout = StackLayout.vertical(.leading, spacing: 1)
  private let blocks = (0..<8).map { Block(CGFloat(10 + $0)) }

  /// What a record of the blocks becomes when some of them change their heights, and then others take their place.
  private func check(_ changed: [Int], _ next: [Block], _ change: (StackRecord, (Int) -> Int?) -> Void) throws {
    let record = try #require(layout.makeRecord(in: Self.proposal, children: blocks))
    for index in changed {
      blocks[index].height += 100
      record.invalidate(index)
    }
    change(record) { place in blocks.firstIndex { $0 === next[place] } }
    layout.update(record, children: next)
    let fresh = try #require(layout.makeRecord(in: Self.proposal, children: next))
    #expect(Self.places(record) == Self.places(fresh))
    #expect(record.size == fresh.size)
  }

  @Test func `children that were to be asked again are, when others before them have gone`() throws {
    try check([0, 2, 6], Array(blocks[..<1] + blocks[4...])) { $0.replace(1..<4, with: 1..<1, former: $1) }
  }

  @Test func `children that were to be asked again are, when others have come before them`() throws {
    let next = [Block(50), Block(60)] + blocks
    try check([0, 7], next) { $0.replace(0..<0, with: 0..<2, former: $1) }
  }

  @Test func `children that were to be asked again are, when they have changed places`() throws {
    var next = blocks
    next.swapAt(1, 6)
    next[3] = Block(70)
    try check([1, 3, 5], next) { $0.exchange([1, 3, 6], former: $1) }
  }
}
