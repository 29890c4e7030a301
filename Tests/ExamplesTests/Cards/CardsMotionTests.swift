import Cards
import RivuletTesting
import SwiftUI
import Testing

/// Cards that are dealt, sorted, thrown away and looked through by suit.
@MainActor @Suite struct CardsMotionTests {
  private func open(_ table: CardTable, _ idiom: Idiom, taps: [String] = []) async throws -> ViewHarness {
    let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 700, height: 640)
    let harness = ViewHarness(CardsScreen(table: table), size: size, idiom: idiom, textMeasurer: FixedAdvanceMeasurer())
    await harness.advance(by: 1)
    for label in taps { try await harness.tapAndRest(label) }
    return harness
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `a hand is dealt, sorted, played from and gathered`(_ idiom: Idiom) async throws {
    let table = CardTable()
    let harness = try await open(table, idiom)
    let watch = MotionWatch(harness: harness)
    for number in 1...5 {
      try await watch.expect("card \(number)") {
        try await harness.tap("Deal")
      } rest: {
        try await open(table, idiom)
      }
    }
    await harness.turn { for card in table.hand { table.flip(card) } }
    await harness.advance(by: 2)
    let before = table.hand, first = try #require(before.min())
    let start = try #require(harness.frame(of: first.id))
    try await watch.expect("sorting") {
      try await harness.tap("Sort")
    } midway: {
      let x = try #require(harness.presented(first.id, .x))
      #expect(x < start.minX || before.first == first)
    } rest: {
      try await open(table, idiom)
    }
    #expect(table.hand == before.sorted() && table.hand != before)
    let (played, thrown) = (table.hand[2], table.hand[1])
    for (card, way) in [(played, CGSize(width: 0, height: -320)), (thrown, CGSize(width: 200, height: 220))] {
      let frame = try #require(harness.frame(of: card.id))
      let point = CGPoint(x: frame.minX + 12, y: frame.midY)
      try await watch.expect(card.name) {
        await harness.drag(from: point, to: CGPoint(x: point.x + way.width, y: point.y + way.height), duration: 0.2)
      } rest: {
        try await open(table, idiom)
      }
    }
    #expect(table.pile == [played] && table.hand.count == 3)
    try await watch.expect("gathering") {
      try await harness.tap("Gather")
    } rest: {
      try await open(table, idiom)
    }
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `the deck is looked through by suit and in another order, and cards are thrown out of it`(_ idiom: Idiom) async throws {
    let table = CardTable()
    let harness = try await open(table, idiom, taps: ["Look"])
    let watch = MotionWatch(harness: harness)
    let queen = Card(suit: .hearts, rank: 12), ace = Card(suit: .spades, rank: 1)
    try await watch.expect("hearts") {
      try await harness.tap("♥")
    } midway: {
      #expect(harness.presented("deck \(ace.id)", .opacity).map { $0 > 0 && $0 < 1 } ?? true)
    } rest: {
      try await open(table, idiom, taps: ["Look", "♥"])
    }
    try await harness.openMenu(of: queen.name)
    try await watch.expect("a card less") {
      try await harness.tap("Throw Away")
    } midway: {
      #expect(harness.texts.contains("Q"))
    } rest: {
      try await open(table, idiom, taps: ["Look", "♥"])
    }
    #expect(table.deck.count == 51)
    try await watch.expect("no order") {
      try await harness.tap("In Order")
    } rest: {
      try await open(table, idiom, taps: ["Look", "♥", "In Order"])
    }
    try await watch.expect("clubs") {
      try await harness.tap("♣")
    } rest: {
      try await open(table, idiom, taps: ["Look", "♣", "In Order"])
    }
    try await watch.expect("all suits") {
      try await harness.tap("All")
    } rest: {
      try await open(table, idiom, taps: ["Look", "In Order"])
    }
  }
}
