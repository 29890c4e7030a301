/// A cache of recent answers in two generations. A full young generation becomes the old one, and the former old one is dropped. A hit in
/// the old generation moves the answer to the young one. A hit allocates nothing.
struct BoundedCache<Key: Hashable, Value> {
  /// The weight of a generation; both together hold at most twice as much.
  private let capacity: Int
  private var young = RecallTable<Key, Value>()
  private var old = RecallTable<Key, Value>()
  /// The weight added to the young generation.
  private var weight = 0
  /// The number of old answers that are also in the young generation.
  private var renewed = 0
  /// The numbers of requests with and without a cached answer.
  private(set) var hits = 0, misses = 0

  /// Creates a cache with generations of this weight.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of cached answers.
  var count: Int { young.count + old.count - renewed }

  /// Returns the answer for a key if it is cached. `weight` is the weight of the answer, one by default.
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

  /// Stores an answer that is not cached.
  mutating func insert(_ value: Value, for key: Key, weight: Int = 1) {
    add(value, for: key, RecallTable<Key, Value>.hash(key), weight: weight)
  }

  /// Begins a young generation and drops the answers that were not requested since the last one began.
  mutating func renew() {
    swap(&young, &old)
    young.removeAll()
    weight = 0
    renewed = 0
  }

  /// Removes all answers.
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
