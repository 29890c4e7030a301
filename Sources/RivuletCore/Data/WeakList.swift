/// Objects in order that the list does not keep alive; those that are gone are swept out now and then, so that adding costs the same
/// however many there are.
struct WeakList<Element> {
  private struct Entry {
    weak var object: AnyObject?
  }

  private static var leastLimit: Int { 16 }

  private var entries: [Entry] = []
  /// How long the list may grow before it is swept.
  private var limit = leastLimit

  /// Those that are still there, in the order in which they were added.
  var elements: [Element] { entries.compactMap { Self.element($0) } }

  var first: Element? {
    for entry in entries {
      if let element = Self.element(entry) { return element }
    }
    return nil
  }

  // Optimised code asks an object for its class before it has looked whether the object is still there, unless that is a step of its own.
  private static func element(_ entry: Entry) -> Element? {
    guard let object = entry.object else { return nil }
    return object as? Element
  }

  mutating func append(_ element: Element) {
    if entries.count >= limit {
      entries.removeAll { $0.object == nil }
      limit = max(Self.leastLimit, 2 * entries.count)
    }
    entries.append(Entry(object: element as AnyObject))
  }
}
