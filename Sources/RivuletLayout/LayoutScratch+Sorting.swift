extension LayoutScratch {
  /// Sorts a range of candidates in place. The standard library's sort allocates memory.
  @usableFromInline mutating func sortCandidates(_ range: Range<Int>) {
    if range.count <= 16 {
      insertionSort(range)
    } else if !isSorted(range) {
      heapSort(range)
    }
  }

  /// Returns true if the range is already sorted, which is common because children often have equal flexibility.
  private func isSorted(_ range: Range<Int>) -> Bool {
    for index in range.dropFirst() where candidates[index].precedes(candidates[index - 1]) { return false }
    return true
  }

  /// Sorts a short range with insertion sort.
  private mutating func insertionSort(_ range: Range<Int>) {
    for start in range.dropFirst() {
      let candidate = candidates[start]
      var index = start
      while index > range.lowerBound, candidate.precedes(candidates[index - 1]) {
        candidates[index] = candidates[index - 1]
        index -= 1
      }
      candidates[index] = candidate
    }
  }

  /// Sorts a long range with heapsort.
  private mutating func heapSort(_ range: Range<Int>) {
    let base = range.lowerBound
    for root in stride(from: range.count / 2 - 1, through: 0, by: -1) { siftDown(root, base: base, count: range.count) }
    for end in stride(from: range.count - 1, to: 0, by: -1) {
      candidates.swapAt(base, base + end)
      siftDown(0, base: base, count: end)
    }
  }

  /// Restores the heap property below an index. The root holds the candidate that comes last in the order.
  private mutating func siftDown(_ start: Int, base: Int, count: Int) {
    var root = start
    while true {
      var largest = root
      for child in [2 * root + 1, 2 * root + 2] where child < count && candidates[base + largest].precedes(candidates[base + child]) {
        largest = child
      }
      if largest == root { return }
      candidates.swapAt(base + root, base + largest)
      root = largest
    }
  }
}
