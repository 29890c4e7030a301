import Foundation
package import RivuletGeometry

/// The shares that stacks dealt to their children in one layout pass. A stack placed under the proposal of its last measurement need not
/// deal again. All stacks share one block of memory, which the next pass reuses.
package struct DealtShares {
  /// A reference with which a stack finds its shares again; one of an earlier pass finds none.
  @usableFromInline package struct Ticket {
    @usableFromInline let index: UInt32

    @inlinable init(index: UInt32) {
      self.index = index
    }

    /// The ticket of a stack that has not dealt yet.
    @inlinable package static var none: Ticket { Ticket(index: .max) }
  }

  private struct Deal {
    let stack: ObjectIdentifier
    let proposal: ProposedViewSize
    let first: Int
    let count: Int
    let before: CGFloat
  }

  /// The capacity above which memory is released after the pass.
  private static let keptCapacity = 4_096

  // The valid elements lie at the beginning. The rest belongs to earlier passes and is overwritten later.

  private var deals: ContiguousArray<Deal> = []
  private var dealCount = 0
  private var shares: ContiguousArray<LayoutScratch.Share> = []
  private var shareCount = 0
  /// The number of nested passes under way.
  private var openPasses = 0

  package init() {}

  /// Begins a pass, or a part of one, during which equal proposals to a child have equal answers.
  package mutating func open() {
    openPasses += 1
  }

  /// Ends the pass or part begun last. The end of the outermost pass invalidates all tickets.
  package mutating func close() {
    openPasses -= 1
    if openPasses > 0 { return }
    if dealCount > Self.keptCapacity { deals = [] }
    if shareCount > Self.keptCapacity { shares = [] }
    (dealCount, shareCount) = (0, 0)
  }

  /// Keeps the shares that a stack has just dealt from a proposal; does nothing between passes.
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

  /// Copies the shares that a stack has dealt back into `scratch`; returns false if the stack dealt them from another proposal or in
  /// another pass. It changes nothing here, but is mutating so that the shares are read in place, without a copy.
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
