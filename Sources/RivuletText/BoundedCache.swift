/// A cache of recent results in two generations. When the young generation is full, it replaces the old generation, which is dropped. A hit
/// in the old generation moves the result to the young generation. A hit allocates nothing.
struct BoundedCache<Key: Hashable, Value> {
  /// The maximum weight of a generation. Both generations together hold at most twice as much.
  private let capacity: Int
  private var young = RecallTable<Key, Value>()
  private var old = RecallTable<Key, Value>()
  /// The weight added to the young generation.
  private var weight = 0
  /// The number of old results that are also in the young generation.
  private var renewed = 0
  /// The numbers of requests with and without a cached result.
  private(set) var hits = 0, misses = 0

  /// Creates a cache whose generations have this maximum weight.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of cached results.
  var count: Int { young.count + old.count - renewed }

  /// Returns the result for a key if it is cached. `weight` is the weight of the result, one by default.
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

  /// Stores a result that is not cached.
  mutating func insert(_ value: Value, for key: Key, weight: Int = 1) {
    add(value, for: key, RecallTable<Key, Value>.hash(key), weight: weight)
  }

  /// Starts a new young generation and drops the results that have not been requested since the last one started.
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
