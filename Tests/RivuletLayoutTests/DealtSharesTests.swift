import Foundation
import RivuletGeometry
import RivuletLayout
import Testing

/// What a stack dealt out to its children serves for their places as long as the pass lasts.
@Suite struct DealtSharesTests {
  private final class Block: LayoutChild {
    private let width: CGFloat
    private(set) var questions = 0

    init(_ width: CGFloat) {
      self.width = width
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
      questions += 1
      return CGSize(width: min(width, proposal.width ?? width), height: 10)
    }

    var spacing: ViewSpacing { ViewSpacing() }
  }

  private let layout = StackLayout.horizontal(spacing: 2)
  private let stack = ObjectIdentifier(Block.self)
  private let proposal = ProposedViewSize(width: 40, height: 10)
  private let blocks = [Block(30), Block(5), Block(30)]

  /// The shares after a stack was measured, and where its children go by them.
  private func deal(_ shares: inout DealtShares) -> (ticket: DealtShares.Ticket, places: [CGFloat]) {
    var scratch = LayoutScratch()
    _ = layout.size(in: proposal, children: blocks, scratch: &scratch)
    let ticket = shares.keep(scratch, of: stack, from: proposal)
    layout.place(in: proposal, children: blocks, scratch: &scratch)
    return (ticket, scratch.placements.map(\.origin.x))
  }

  @Test func `children are placed by what was dealt, and nobody is asked again`() {
    var shares = DealtShares()
    shares.open()
    let (_, _) = deal(&shares)
    let (ticket, places) = deal(&shares)
    let questions = blocks.map(\.questions)
    var scratch = LayoutScratch()
    #expect(shares.restore(ticket, of: stack, from: proposal, to: &scratch))
    layout.placeShares(&scratch)
    #expect(scratch.placements.map(\.origin.x) == places)
    #expect(blocks.map(\.questions) == questions)
  }

  @Test func `a deal does not serve for another proposal, nor after its pass`() {
    var shares = DealtShares()
    var scratch = LayoutScratch()
    shares.open()
    let (ticket, _) = deal(&shares)
    #expect(!shares.restore(ticket, of: stack, from: ProposedViewSize(width: 41, height: 10), to: &scratch))
    #expect(!shares.restore(ticket, of: ObjectIdentifier(DealtSharesTests.self), from: proposal, to: &scratch))
    #expect(!shares.restore(.none, of: stack, from: proposal, to: &scratch))
    shares.close()
    #expect(!shares.restore(ticket, of: stack, from: proposal, to: &scratch))
    shares.open()
    #expect(!shares.restore(ticket, of: stack, from: proposal, to: &scratch))
  }

  @Test func `nothing is kept between passes`() {
    var shares = DealtShares()
    let (ticket, _) = deal(&shares)
    var scratch = LayoutScratch()
    shares.open()
    #expect(!shares.restore(ticket, of: stack, from: proposal, to: &scratch))
  }

  @Test func `what passes that are over have left does not show`() {
    var shares = DealtShares()
    var scratch = LayoutScratch()
    shares.open()
    _ = deal(&shares)
    let (second, _) = deal(&shares)
    shares.close()
    shares.open()
    // Two children deal less than three did.
    let pair = [Block(8), Block(9)]
    _ = layout.size(in: proposal, children: pair, scratch: &scratch)
    let ticket = shares.keep(scratch, of: stack, from: proposal)
    #expect(!shares.restore(second, of: stack, from: proposal, to: &scratch))
    var found = LayoutScratch()
    #expect(shares.restore(ticket, of: stack, from: proposal, to: &found))
    layout.placeShares(&found)
    #expect(found.placements.map(\.origin.x) == [0, 10])
  }
}
