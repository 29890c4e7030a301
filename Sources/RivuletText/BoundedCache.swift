/// A cache of recent results in two generations. When the young generation is full, it becomes the old generation, whose previous results
/// are discarded. A hit in the old generation also adds the result to the young one. A hit doesn't allocate memory.
struct BoundedCache<Key: Hashable, Value> {
  /// The maximum weight of a generation. The cache holds at most twice this weight.
  private let capacity: Int
  private var young = RecallTable<Key, Value>()
  private var old = RecallTable<Key, Value>()
  /// The total weight of the young generation.
  private var weight = 0
  /// The number of results in both generations.
  private var renewed = 0
  /// The number of requests with a cached result, and the number without one.
  private(set) var hits = 0, misses = 0

  /// Creates a cache whose generations have the given maximum weight.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of cached results.
  var count: Int { young.count + old.count - renewed }

  /// Returns the cached result for a key. `weight` is the weight of the result, by default 1.
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

  /// Stores a result for a key that is not in the cache.
  mutating func insert(_ value: Value, for key: Key, weight: Int = 1) {
    add(value, for: key, RecallTable<Key, Value>.hash(key), weight: weight)
  }

  /// Starts a new young generation, and discards the results that have not been requested since the previous one started.
  mutating func renew() {
    swap(&young, &old)
    young.removeAll()
    weight = 0
    renewed = 0
  }

  /// Removes all results.
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
