/// Weak references to objects, in order. References to freed objects are swept out occasionally, so the cost of adding an object does not
/// depend on the length.
struct WeakList<Element> {
  private struct Entry {
    weak var object: AnyObject?
  }

  private static var leastLimit: Int { 16 }

  private var entries: [Entry] = []
  /// The length at which the list is swept.
  private var limit = leastLimit

  /// The objects that still exist, in the order in which they were added.
  var elements: [Element] { entries.compactMap { Self.element($0) } }

  var first: Element? {
    for entry in entries {
      if let element = Self.element(entry) { return element }
    }
    return nil
  }

  // A separate function: optimised code would otherwise read the object's class before checking that the object still exists.
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
