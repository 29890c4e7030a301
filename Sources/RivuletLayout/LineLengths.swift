package import Foundation

/// The lengths of the lines in a lazy container. Unknown lengths are estimated at the average of the known ones (B16.08).
///
/// Line numbers start at 0. Lengths are stored in blocks, which are created when their first length becomes known.
package struct LineLengths: Sendable {
  private struct Block {
    let number: Int
    var sum: CGFloat = 0
    var count = 0
    /// The lengths; NaN if unknown.
    var lengths = ContiguousArray<CGFloat>(repeating: .nan, count: LineLengths.blockSize)
  }

  private static let blockSize = 128

  /// The blocks, in ascending order of their numbers.
  private var blocks: [Block] = []
  package private(set) var knownCount = 0
  private var knownSum: CGFloat = 0
  /// The number of lines. Decreasing the number discards the lengths of the removed lines.
  package var count = 0 { didSet { if count < oldValue { discardBeyondCount() } } }
  /// The gap between adjacent lines.
  package var spacing: CGFloat = 0

  package init() {}

  /// The average of the known lengths; 0 if no length is known.
  package var average: CGFloat { knownCount == 0 ? 0 : knownSum / CGFloat(knownCount) }

  private func position(of number: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The length of a line; nil if unknown. Setting nil discards the length.
  package subscript(line: Int) -> CGFloat? {
    get {
      let position = position(of: line / Self.blockSize)
      guard position < blocks.count, blocks[position].number == line / Self.blockSize else { return nil }
      let length = blocks[position].lengths[line % Self.blockSize]
      return length.isNaN ? nil : length
    }
    set {
      let (number, place) = (line / Self.blockSize, line % Self.blockSize)
      let position = position(of: number)
      if position == blocks.count || blocks[position].number != number {
        if newValue == nil { return }
        blocks.insert(Block(number: number), at: position)
      }
      let old = blocks[position].lengths[place]
      if !old.isNaN { add(-old, -1, at: position) }
      blocks[position].lengths[place] = newValue ?? .nan
      if let newValue { add(newValue, 1, at: position) }
      if blocks[position].count == 0 { blocks.remove(at: position) }
      // Subtracting large sums accumulates rounding errors.
      if knownCount == 0 { knownSum = 0 }
    }
  }

  private mutating func add(_ length: CGFloat, _ lines: Int, at position: Int) {
    blocks[position].sum += length
    blocks[position].count += lines
    knownSum += length
    knownCount += lines
  }

  private mutating func discardBeyondCount() {
    while let last = blocks.last, (last.number + 1) * Self.blockSize > count {
      let first = last.number * Self.blockSize
      for place in last.lengths.indices where first + place >= count && !last.lengths[place].isNaN { self[first + place] = nil }
      if first < count { return }
    }
  }

  /// Discards all lengths.
  package mutating func forgetAll() { (blocks, knownCount, knownSum) = ([], 0, 0) }

  /// Returns the offset of a line's start, estimating unknown lengths.
  ///
  /// - Parameter average: The estimate for unknown lengths; nil for the average of the known lengths.
  package func start(of line: Int, average: CGFloat? = nil) -> CGFloat {
    let average = average ?? self.average
    var (sum, known) = (CGFloat.zero, 0)
    let (number, place) = (line / Self.blockSize, line % Self.blockSize)
    for block in blocks {
      if block.number < number {
        sum += block.sum
        known += block.count
      } else {
        if block.number == number {
          for length in block.lengths[0..<place] where !length.isNaN {
            sum += length
            known += 1
          }
        }
        break
      }
    }
    return sum + average * CGFloat(line - known) + spacing * CGFloat(line)
  }

  /// The total length of all lines, including the gaps and estimates.
  package var total: CGFloat {
    count == 0 ? 0 : knownSum + average * CGFloat(count - knownCount) + spacing * CGFloat(count - 1)
  }

  /// Returns the first line that ends beyond a distance from the start, or the first unknown line if all known lengths are zero.
  package func line(at distance: CGFloat) -> Int {
    if average == 0, let firstUnknown { return firstUnknown }
    var (low, high) = (0, max(count - 1, 0))
    while low < high {
      let middle = (low + high) / 2
      if start(of: middle + 1) > distance { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first line whose length is unknown; nil if all lengths are known.
  private var firstUnknown: Int? {
    var next = 0
    for block in blocks {
      if block.number * Self.blockSize > next { break }
      guard let place = block.lengths.firstIndex(where: \.isNaN) else {
        next += Self.blockSize
        continue
      }
      next += place
      break
    }
    return next < count ? next : nil
  }

  /// Renumbers the known lines. The length of a line without a new number is discarded.
  package mutating func renumber(_ number: (Int) -> Int?) {
    let former = blocks
    forgetAll()
    for block in former {
      for (place, length) in block.lengths.enumerated() where !length.isNaN {
        if let line = number(block.number * Self.blockSize + place), line >= 0, line < count { self[line] = length }
      }
    }
  }
}
