/// The downstreams of a subject, in the order in which they subscribed.
///
/// Removal uses a binary search and leaves a gap. Gaps are removed when they make up more than half of the entries. Tickets only increase.
struct SubjectOutletList {
  /// An entry of the list, which is empty after its outlet has been removed.
  struct Entry {
    let ticket: UInt64
    var outlet: AnySubjectOutlet?
  }

  /// The entries, in the order of their tickets. A copy is a snapshot that subsequent changes do not affect.
  private(set) var entries: [Entry] = []
  private var gaps = 0

  /// The ticket for the next outlet.
  private(set) var nextTicket: UInt64 = 0

  /// True if the list contains no outlets.
  var isEmpty: Bool { entries.count == gaps }

  /// Appends an outlet. Returns the ticket with which it can be removed.
  mutating func append(_ outlet: AnySubjectOutlet) -> UInt64 {
    defer { nextTicket += 1 }
    entries.append(Entry(ticket: nextTicket, outlet: outlet))
    return nextTicket
  }

  /// Removes and returns an outlet, or returns nil if it has already been removed.
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

  /// Returns the entries added since `ticket` was the next ticket.
  func joined(since ticket: UInt64) -> [Entry] {
    guard ticket < nextTicket else { return [] }
    return Array(entries[position(of: ticket)...])
  }

  /// Returns the first position whose ticket is not less than the given one.
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

/// A downstream of a subject, independent of the type of its values.
class AnySubjectOutlet {}

/// The interface of a subject's downstream, which hides the type of the subscriber.
class SubjectOutlet<Output, Failure: Error>: AnySubjectOutlet {
  /// Forwards a value, or stores or discards it if there is no demand. `ticket` is the value's number in its subject (see `SubjectCore`).
  func offer(_ value: Output, ticket: UInt64) {
    fatalError("SubjectOutlet.offer is not overridden in \(type(of: self)).")
  }

  /// Ends the downstream, regardless of demand.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    fatalError("SubjectOutlet.finish is not overridden in \(type(of: self)).")
  }
}
