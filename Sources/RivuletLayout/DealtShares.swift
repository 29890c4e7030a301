import Foundation
package import RivuletGeometry

/// The shares that stacks allotted to their children in one layout pass. A stack placed under the proposal of its last measurement need not
/// allot them again. All stacks use one block of memory, which the next pass reuses.
package struct DealtShares {
  /// A reference with which a stack finds its shares again. A ticket from an earlier pass finds none.
  @usableFromInline package struct Ticket {
    @usableFromInline let index: UInt32

    @inlinable init(index: UInt32) {
      self.index = index
    }

    /// The ticket of a stack that has not allotted shares yet.
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

  // The valid elements are at the start. The rest belong to earlier passes and are overwritten later.

  private var deals: ContiguousArray<Deal> = []
  private var dealCount = 0
  private var shares: ContiguousArray<LayoutScratch.Share> = []
  private var shareCount = 0
  /// The number of nested passes in progress.
  private var openPasses = 0

  package init() {}

  /// Starts a pass, or a part of one, during which equal proposals to a child have equal answers.
  package mutating func open() {
    openPasses += 1
  }

  /// Ends the most recently started pass or part. The end of the outermost pass invalidates all tickets.
  package mutating func close() {
    openPasses -= 1
    if openPasses > 0 { return }
    if dealCount > Self.keptCapacity { deals = [] }
    if shareCount > Self.keptCapacity { shares = [] }
    (dealCount, shareCount) = (0, 0)
  }

  /// Keeps the shares that a stack has just allotted for a proposal; does nothing between passes.
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

  /// Copies a stack's shares back into `scratch`; returns false if the stack allotted them for another proposal or in another pass. The
  /// method modifies nothing, but is mutating so that the shares are read in place, without a copy.
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
