/// A workaround for the way the C library manages freed memory.
///
/// glibc keeps small freed blocks in separate lists, and merges all of them when a large block is allocated or freed. The removal of a list
/// leaves many thousands of such blocks. Without this workaround, the next array that the app copies would trigger the merge and take
/// several milliseconds longer.
enum FreedBlocks {
  /// The minimum number of scopes and subgraphs freed in a turn for which the turn also merges blocks (our choice).
  static var worthMerging: Int { 100 }
  /// The minimum allocation size for which glibc merges the separate blocks, in bytes.
  private static var largeBlock: Int { 65_536 }

  /// Merges small freed blocks. Has no noticeable effect on systems without glibc.
  static func merge() {
    var block: ContiguousArray<UInt8> = []
    block.reserveCapacity(largeBlock)
  }
}
