/// An ordered list of weak references to objects. References to freed objects are removed occasionally, so the amortized cost of adding an
/// object doesn't depend on the length.
struct WeakList<Element> {
  private struct Entry {
    weak var object: AnyObject?
  }

  private static var leastLimit: Int { 16 }

  private var entries: [Entry] = []
  /// The length at which references to freed objects are removed.
  private var limit = leastLimit

  /// The objects that still exist, in insertion order.
  var elements: [Element] { entries.compactMap { Self.element($0) } }

  var first: Element? {
    for entry in entries {
      if let element = Self.element(entry) { return element }
    }
    return nil
  }

  // A separate function, because optimised code would otherwise read the object's class before checking that the object still exists.
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
