/// Remembers what was asked for lately, in two generations: when the young one is full it becomes the old one, and the old one is forgotten.
/// What is asked for again moves back to the young one. A hit allocates nothing.
struct BoundedCache<Key: Hashable, Value> {
  /// The weight of a generation; in all, twice as much is kept at most.
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// The weight of what came into the young generation.
  private var weight = 0
  /// How often an answer was there, and how often not.
  private(set) var hits = 0, misses = 0

  /// A cache of generations of this weight.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many answers are kept.
  var count: Int { young.count + old.count }

  /// What was stored for a key, if it is still there. An answer weighs as given, one by default.
  mutating func value(for key: Key, weight: @autoclosure () -> Int = 1) -> Value? {
    if let value = young[key] {
      hits += 1
      return value
    }
    guard let value = old.removeValue(forKey: key) else {
      misses += 1
      return nil
    }
    hits += 1
    insert(value, for: key, weight: weight())
    return value
  }

  /// Stores an answer.
  mutating func insert(_ value: Value, for key: Key, weight added: Int = 1) {
    if weight + added > capacity {
      swap(&young, &old)
      young.removeAll(keepingCapacity: true)
      weight = 0
    }
    weight += added
    young[key] = value
  }
}
