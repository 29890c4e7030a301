/// The memory for rules and values, divided into blocks that are cut from pages. The pages are returned to the system with the graph.
///
/// A block consists of a number of units. Larger blocks, and blocks with stricter alignment, come directly from the system.
struct BlockPool {
  private static let unit = 16
  private static let maximumUnitCount = 64
  private static let pageSize = 16_384

  /// The first free block for each number of units. A free block starts with the address of the next free block.
  private let free: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// The unused remainder of the last page.
  private var rest: Range<UnsafeMutableRawPointer>?
  private var pages: [UnsafeMutableRawPointer] = []

  init() {
    free = .allocate(capacity: Self.maximumUnitCount + 1)
    free.initialize(repeating: nil, count: Self.maximumUnitCount + 1)
  }

  var pageCount: Int { pages.count }

  /// Returns the number of units in a block that holds the given number of bytes; 0 if the memory must come from the system.
  static func units(size: Int, alignment: Int) -> Int {
    let units = (size + unit - 1) / unit
    return units <= maximumUnitCount && alignment <= unit ? units : 0
  }

  @inline(__always) mutating func take(for kind: UnsafePointer<Kind>) -> UnsafeMutableRawPointer {
    let units = kind.pointee.units
    if let block = free[units] {
      free[units] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    return units == 0 ? .allocate(byteCount: kind.pointee.size, alignment: kind.pointee.alignment) : cut(units)
  }

  @inline(__always) func giveBack(_ block: UnsafeMutableRawPointer, of kind: UnsafePointer<Kind>) {
    let units = kind.pointee.units
    if units == 0 {
      block.deallocate()
    } else {
      addFree(block, units)
    }
  }

  func deallocate() {
    free.deallocate()
    for page in pages { page.deallocate() }
  }

  private func addFree(_ block: UnsafeMutableRawPointer, _ units: Int) {
    block.storeBytes(of: free[units], as: UnsafeMutableRawPointer?.self)
    free[units] = block
  }

  @inline(never) private mutating func cut(_ units: Int) -> UnsafeMutableRawPointer {
    if let rest, rest.upperBound - rest.lowerBound >= units * Self.unit {
      self.rest = rest.lowerBound + units * Self.unit..<rest.upperBound
      return rest.lowerBound
    }
    if let rest, !rest.isEmpty { addFree(rest.lowerBound, (rest.upperBound - rest.lowerBound) / Self.unit) }
    let page = UnsafeMutableRawPointer.allocate(byteCount: Self.pageSize, alignment: Self.unit)
    pages.append(page)
    rest = page + units * Self.unit..<page + Self.pageSize
    return page
  }
}
