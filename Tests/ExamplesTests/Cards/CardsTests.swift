import Cards
import RivuletTesting
import SwiftUI
import Testing

/// A deck that is dealt, turned over, dragged, matched between two places and thrown away.
@MainActor @Suite struct CardsTests {
  private func harness(_ table: CardTable) async -> ViewHarness {
    let harness = ViewHarness(CardsScreen(table: table), textMeasurer: FixedAdvanceMeasurer())
    await harness.settle()
    return harness
  }

  private func middle(_ harness: ViewHarness, _ identifier: String) throws -> CGPoint {
    let x = try #require(harness.presented(identifier, .x)), y = try #require(harness.presented(identifier, .y))
    let width = try #require(harness.presented(identifier, .width)), height = try #require(harness.presented(identifier, .height))
    return CGPoint(x: x + width / 2, y: y + height / 2)
  }

  @Test func `there are 52 cards, each once, and five at most are dealt`() async throws {
    #expect(Set(Card.shuffled.map(\.id)).count == 52)
    let table = CardTable()
    let harness = await harness(table)
    for _ in 0..<5 {
      try await harness.tap("Deal")
      await harness.advance(by: 1)
    }
    #expect(table.hand.count == 5 && table.deck.count == 47 && !table.canDeal)
    #expect(harness.runtimeIssues == [])
  }

  @Test func `a card moves from the deck into the hand, and is turned over on the way`() async throws {
    let table = CardTable()
    let harness = await harness(table)
    let card = try #require(table.deck.last)
    try await harness.tap("Deck")
    let start = try middle(harness, card.id)
    await harness.advance(by: 0.15)
    let half = try middle(harness, card.id)
    try await harness.tap("Hidden card")
    await harness.advance(by: 2)
    let end = try middle(harness, card.id)
    #expect(start.y < half.y && half.y < end.y && end.y - start.y > 100)
    #expect(harness.texts.contains(where: { card.name.hasPrefix($0) || $0.count <= 2 }))
    #expect(table.open == [card.id])
  }

  @Test func `a card that is pulled springs back, and can be caught in flight`() async throws {
    let table = CardTable()
    let harness = await harness(table)
    try await harness.tap("Deal")
    await harness.advance(by: 2)
    let card = try #require(table.hand.first)
    let home = try middle(harness, card.id)
    await harness.down(at: home)
    await harness.move(to: CGPoint(x: home.x + 60, y: home.y + 20), duration: 0.5)
    await harness.advance(by: 0.5)
    #expect(abs(try middle(harness, card.id).x - home.x - 60) < 6)
    await harness.up()
    await harness.advance(by: 0.1)
    let flight = try middle(harness, card.id)
    #expect(flight.x < home.x + 60)
    await harness.down(at: flight)
    await harness.move(to: CGPoint(x: flight.x + 20, y: flight.y), duration: 0.1)
    #expect(abs(try middle(harness, card.id).x - flight.x) < 40)
    await harness.advance(by: 0.5)
    await harness.up()
    await harness.advance(by: 3)
    #expect(abs(try middle(harness, card.id).x - home.x) < 0.6)
  }

  @Test func `a card is laid on the pile, or thrown off the table`() async throws {
    let table = CardTable()
    let harness = await harness(table)
    for _ in 0..<2 {
      try await harness.tap("Deal")
      await harness.advance(by: 2)
    }
    let (first, second) = (table.hand[0], table.hand[1])
    let start = try middle(harness, first.id)
    await harness.drag(from: start, to: CGPoint(x: start.x, y: start.y - 320), duration: 0.2)
    #expect(table.pile == [first])
    await harness.advance(by: 2)
    #expect(harness.semanticsDump().contains(first.name))
    let other = try middle(harness, second.id)
    await harness.drag(from: other, to: CGPoint(x: other.x + 180, y: other.y + 200), duration: 0.1)
    #expect(harness.presented(second.id, .opacity) != nil)
    await harness.advance(by: 2)
    #expect(table.hand.isEmpty && table.pile == [first])
    #expect(harness.presented(second.id, .opacity) == nil)
    try await harness.tap("Gather")
    await harness.advance(by: 2)
    #expect(table.deck.count == 52)
    #expect(harness.runtimeIssues == [])
  }
}
