import Foundation
package import RivuletGeometry

/// The shares that stacks allotted to their children during a layout pass. A stack placed under the same proposal as its last measurement
/// need not allot the shares again. All stacks share one block of memory, which later passes reuse.
package struct DealtShares {
  /// A handle that a stack uses to retrieve its shares. A ticket from an earlier pass is not valid.
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

  /// The capacity above which memory is released at the end of the pass.
  private static let retainedCapacity = 4_096

  // The valid elements come first. The remaining ones belong to earlier passes and will be overwritten.

  private var deals: ContiguousArray<Deal> = []
  private var dealCount = 0
  private var shares: ContiguousArray<LayoutScratch.Share> = []
  private var shareCount = 0
  /// The number of nested passes in progress.
  private var openPasses = 0

  package init() {}

  /// Begins a pass, or part of one, during which a child returns equal sizes for equal proposals.
  package mutating func open() {
    openPasses += 1
  }

  /// Ends the most recently begun pass or part. Ending the outermost pass invalidates all tickets.
  package mutating func close() {
    openPasses -= 1
    if openPasses > 0 { return }
    if dealCount > Self.retainedCapacity { deals = [] }
    if shareCount > Self.retainedCapacity { shares = [] }
    (dealCount, shareCount) = (0, 0)
  }

  /// Stores the shares that a stack has just allotted for a proposal. Does nothing outside a pass.
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

  /// Copies a stack's stored shares into `scratch`. Returns false if the shares belong to another proposal or another pass. The method
  /// modifies nothing, but is mutating so that it can read the shares in place, without a copy.
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
