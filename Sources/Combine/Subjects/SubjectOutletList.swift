/// The downstreams of a subject in the order in which they subscribed.
///
/// Removal is a binary search and leaves a gap; gaps are closed once more than half of the entries are gaps. Tickets only increase.
struct SubjectOutletList {
  /// An entry of the list; empty once its outlet has been removed.
  struct Entry {
    let ticket: UInt64
    var outlet: AnySubjectOutlet?
  }

  /// The entries in the order of their tickets. A copy is a snapshot, which later changes do not affect.
  private(set) var entries: [Entry] = []
  private var gaps = 0

  /// The ticket of the next outlet.
  private(set) var nextTicket: UInt64 = 0

  /// True if there are no outlets.
  var isEmpty: Bool { entries.count == gaps }

  /// Adds an outlet at the end. Returns the ticket that removes it.
  mutating func append(_ outlet: AnySubjectOutlet) -> UInt64 {
    defer { nextTicket += 1 }
    entries.append(Entry(ticket: nextTicket, outlet: outlet))
    return nextTicket
  }

  /// Removes and returns an outlet; nil if it has already been removed.
  mutating func remove(_ ticket: UInt64) -> AnySubjectOutlet? {
    let position = position(of: ticket)
    guard position < entries.count, entries[position].ticket == ticket, let outlet = entries[position].outlet else { return nil }
    entries[position].outlet = nil
    gaps += 1
    if gaps * 2 > entries.count {
      entries.removeAll { $0.outlet == nil }
      gaps = 0
    }
    return outlet
  }

  /// Removes and returns all entries.
  mutating func removeAll() -> [Entry] {
    defer {
      entries = []
      gaps = 0
    }
    return entries
  }

  /// Returns the entries that were added since `ticket` was the next one.
  func joined(since ticket: UInt64) -> [Entry] {
    guard ticket < nextTicket else { return [] }
    return Array(entries[position(of: ticket)...])
  }

  /// Returns the first position with a ticket that is not below the given one.
  private func position(of ticket: UInt64) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// One downstream of a subject, regardless of the type of its values.
class AnySubjectOutlet {}

/// The interface of one downstream of a subject, which hides the type of the subscriber.
class SubjectOutlet<Output, Failure: Error>: AnySubjectOutlet {
  /// Passes a value on; without demand, it keeps or drops the value. `ticket` is the value's number in its subject; see `SubjectCore`.
  func offer(_ value: Output, ticket: UInt64) {
    fatalError("SubjectOutlet.offer is not overridden in \(type(of: self)).")
  }

  /// Ends the downstream, regardless of demand.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    fatalError("SubjectOutlet.finish is not overridden in \(type(of: self)).")
  }
}
