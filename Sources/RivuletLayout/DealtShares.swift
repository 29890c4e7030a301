import Foundation
package import RivuletGeometry

/// What stacks dealt out to their children in one layout pass: a stack that is placed under the proposal that it was measured with last need not
/// deal again. In one piece of memory for all stacks, which is used again in the next pass.
package struct DealtShares {
  /// By what a stack finds its shares again; one of an earlier pass finds none.
  @usableFromInline package struct Ticket {
    @usableFromInline let index: UInt32

    @inlinable init(index: UInt32) {
      self.index = index
    }

    /// That of a stack that has not dealt yet.
    @inlinable package static var none: Ticket { Ticket(index: .max) }
  }

  private struct Deal {
    let stack: ObjectIdentifier
    let proposal: ProposedViewSize
    let first: Int
    let count: Int
    let before: CGFloat
  }

  /// Beyond this many, memory is given back after the pass.
  private static let keptCapacity = 4_096

  // What is kept lies at the beginning. The rest is of passes that are over, and waits to be overwritten.

  private var deals: ContiguousArray<Deal> = []
  private var dealCount = 0
  private var shares: ContiguousArray<LayoutScratch.Share> = []
  private var shareCount = 0
  /// How many passes are under way, each inside of the one before.
  private var openPasses = 0

  package init() {}

  /// Begins a pass, or a part of one, in which children answer the same question always in the same way.
  package mutating func open() {
    openPasses += 1
  }

  /// Ends what was begun last. With the pass all tickets are void.
  package mutating func close() {
    openPasses -= 1
    if openPasses > 0 { return }
    if dealCount > Self.keptCapacity { deals = [] }
    if shareCount > Self.keptCapacity { shares = [] }
    (dealCount, shareCount) = (0, 0)
  }

  /// Keeps the shares that a stack has just dealt from a proposal; between passes nothing.
  package mutating func keep(_ scratch: borrowing LayoutScratch, of stack: ObjectIdentifier, from proposal: ProposedViewSize) -> Ticket {
    guard openPasses > 0 else { return .none }
    let first = shareCount
    let dealt = scratch.shares.span
    shareCount += dealt.count
    while shares.count < shareCount { shares.append(LayoutScratch.Share(gap: 0)) }
    var kept = shares.mutableSpan
    for index in dealt.indices { kept[first + index] = dealt[index] }
    let deal = Deal(stack: stack, proposal: proposal, first: first, count: dealt.count, before: scratch.before)
    if dealCount < deals.count { deals[dealCount] = deal } else { deals.append(deal) }
    dealCount += 1
    return Ticket(index: UInt32(truncatingIfNeeded: dealCount - 1))
  }

  /// Puts the shares that a stack has dealt back into `scratch`; false if it did so from another proposal or in another pass. Changes nothing here,
  /// but is looked at where it lies, so that nothing is copied.
  package mutating func restore(
    _ ticket: Ticket, of stack: ObjectIdentifier, from proposal: ProposedViewSize, to scratch: inout LayoutScratch
  ) -> Bool {
    guard Int(ticket.index) < dealCount else { return false }
    let deal = deals[Int(ticket.index)]
    guard deal.stack == stack, deal.proposal == proposal else { return false }
    scratch.shares.resize(to: deal.count, LayoutScratch.Share(gap: 0))
    scratch.before = deal.before
    let kept = shares.span
    var dealt = scratch.shares.mutableSpan
    for index in dealt.indices { dealt[index] = kept[deal.first + index] }
    return true
  }
}
