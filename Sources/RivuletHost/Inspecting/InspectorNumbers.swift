import RivuletCore

/// A registry that assigns numbers to nodes and objects for use in answers. Each number is stable for the lifetime of its node or object.
@MainActor
final class InspectorNumbers {
  private struct Known {
    weak var object: AnyObject?
    let number: Int
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var byNumber: [Int: ObjectIdentifier] = [:]
  private var last = 0

  /// Returns the number of an object, assigning one if necessary.
  func number(of object: AnyObject) -> Int {
    let id = ObjectIdentifier(object)
    if let found = known[id], found.object === object { return found.number }
    if let former = known[id]?.number { byNumber[former] = nil }
    last += 1
    known[id] = Known(object: object, number: last)
    byNumber[last] = id
    if known.count > 4_096, last.isMultiple(of: 1_024) { removeReleasedObjects() }
    return last
  }

  /// Returns the object with a number, or nil if the object no longer exists.
  func object(_ number: Int) -> AnyObject? { byNumber[number].flatMap { known[$0]?.object } }

  private func removeReleasedObjects() {
    for (id, entry) in known where entry.object == nil {
      known[id] = nil
      byNumber[entry.number] = nil
    }
  }
}
