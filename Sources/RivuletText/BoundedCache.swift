/// Remembers what was asked for lately, in two generations: when the young one is full it becomes the old one, and the old one is forgotten.
/// What is asked for again moves to the young one. A hit allocates nothing.
struct BoundedCache<Key: Hashable, Value> {
  /// The weight of a generation; in all, twice as much is kept at most.
  private let capacity: Int
  private var young = RecallTable<Key, Value>()
  private var old = RecallTable<Key, Value>()
  /// The weight of what came into the young generation.
  private var weight = 0
  /// How many of the old ones are in the young generation too.
  private var renewed = 0
  /// How often an answer was there, and how often not.
  private(set) var hits = 0, misses = 0

  /// A cache of generations of this weight.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many answers are kept.
  var count: Int { young.count + old.count - renewed }

  /// What was stored for a key, if it is still there. An answer weighs as given, one by default.
  mutating func value(for key: Key, weight: @autoclosure () -> Int = 1) -> Value? {
    let hash = RecallTable<Key, Value>.hash(key)
    if let value = young.value(for: key, hash) {
      hits += 1
      return value
    }
    guard let value = old.value(for: key, hash) else {
      misses += 1
      return nil
    }
    hits += 1
    renewed += 1
    add(value, for: key, hash, weight: weight())
    return value
  }

  /// Stores an answer that is not there.
  mutating func insert(_ value: Value, for key: Key, weight: Int = 1) {
    add(value, for: key, RecallTable<Key, Value>.hash(key), weight: weight)
  }

  /// Begins a young generation, and forgets what was not asked for since the one before began.
  mutating func renew() {
    swap(&young, &old)
    young.removeAll()
    weight = 0
    renewed = 0
  }

  /// Forgets all answers.
  mutating func removeAll() {
    young.removeAll()
    old.removeAll()
    weight = 0
    renewed = 0
  }

  private mutating func add(_ value: Value, for key: Key, _ hash: Int, weight added: Int) {
    if weight + added > capacity { renew() }
    weight += added
    young.add(value, for: key, hash)
  }
}
