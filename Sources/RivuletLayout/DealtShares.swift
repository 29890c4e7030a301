package import RivuletGeometry

/// What stacks dealt out to their children in one layout pass: a stack that is placed under the proposal that it was measured with last need not
/// deal again. In one piece of memory for all stacks, which is used again in the next pass.
package struct DealtShares {
  /// By what a stack finds its shares again; one of an earlier pass finds none.
  package struct Ticket {
    fileprivate let index: UInt32

    /// That of a stack that has not dealt yet.
    package static let none = Ticket(index: .max)
  }

  private struct Deal {
    let stack: ObjectIdentifier
    let proposal: ProposedViewSize
    let shares: Range<Int>
  }

  /// Beyond this many, memory is given back after the pass.
  private static let keptCapacity = 4_096

  private var deals: ContiguousArray<Deal> = []
  private var shares: ContiguousArray<LayoutScratch.Share> = []
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
    deals.removeAll(keepingCapacity: deals.count <= Self.keptCapacity)
    shares.removeAll(keepingCapacity: shares.count <= Self.keptCapacity)
  }

  /// Keeps the shares that a stack has just dealt from a proposal; between passes nothing.
  package mutating func keep(_ scratch: LayoutScratch, of stack: ObjectIdentifier, from proposal: ProposedViewSize) -> Ticket {
    guard openPasses > 0 else { return .none }
    let first = shares.count
    for share in scratch.shares { shares.append(share) }
    deals.append(Deal(stack: stack, proposal: proposal, shares: first..<shares.count))
    return Ticket(index: UInt32(truncatingIfNeeded: deals.count - 1))
  }

  /// Puts the shares that a stack has dealt back into `scratch`; false if it did so from another proposal or in another pass.
  package func restore(
    _ ticket: Ticket, of stack: ObjectIdentifier, from proposal: ProposedViewSize, to scratch: inout LayoutScratch
  ) -> Bool {
    guard Int(ticket.index) < deals.count else { return false }
    let deal = deals[Int(ticket.index)]
    guard deal.stack == stack, deal.proposal == proposal else { return false }
    scratch.shares.removeAll(keepingCapacity: true)
    for index in deal.shares { scratch.shares.append(shares[index]) }
    return true
  }
}
