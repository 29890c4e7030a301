import Testing

@testable import RivuletText

@Suite struct BoundedCacheTests {
  /// A key of which every third has the same hash value.
  private struct Key: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  @Test func `an answer is found by its key, however many keys have its hash value`() {
    var cache = BoundedCache<Key, Int>(capacity: 1_000)
    for number in 0..<500 {
      #expect(cache.value(for: Key(number: number)) == nil)
      cache.insert(-number, for: Key(number: number))
    }
    #expect((0..<500).allSatisfy { cache.value(for: Key(number: $0)) == -$0 })
    #expect(cache.count == 500 && cache.hits == 500 && cache.misses == 500)
  }

  @Test func `what is asked for again outlives what is not`() {
    var cache = BoundedCache<Int, Int>(capacity: 10)
    for number in 0..<1_000 {
      cache.insert(number, for: number)
      #expect(cache.value(for: 0) == 0 && cache.value(for: number) == number)
      #expect(cache.count <= 20)
    }
    #expect(cache.value(for: 500) == nil)
  }

  @Test func `an answer counts once while it moves from the old to the young ones`() {
    var cache = BoundedCache<Int, Int>(capacity: 4)
    for number in 0..<5 { cache.insert(number, for: number) }
    #expect(cache.count == 5)
    #expect(cache.value(for: 1) == 1 && cache.count == 5)
    #expect(cache.value(for: 1) == 1 && cache.count == 5)
  }

  @Test func `heavy answers leave room for fewer others`() {
    var cache = BoundedCache<Int, Int>(capacity: 10)
    for number in 0..<100 {
      cache.insert(number, for: number, weight: 5)
      #expect(cache.count <= 4)
    }
    #expect(cache.value(for: 99, weight: 5) == 99 && cache.value(for: 98, weight: 5) == 98)
  }
}
