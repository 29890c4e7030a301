/// The C library's work for freed memory.
///
/// glibc keeps small freed blocks in separate lists until a large block is allocated or freed, and then merges all of them. After a list is
/// removed, there are many thousands of them. The app would pay for the merge: the first array that it copies would take several
/// milliseconds longer.
enum FreedBlocks {
  /// The minimum number of freed scopes and subgraphs at which a turn also merges blocks (our choice).
  static var worthMerging: Int { 100 }
  /// The minimum block size at which glibc merges the blocks that it has kept separate, in bytes.
  private static var largeBlock: Int { 65_536 }

  /// Merges small freed blocks now. Has no noticeable effect on systems other than those with glibc.
  static func merge() {
    var block: ContiguousArray<UInt8> = []
    block.reserveCapacity(largeBlock)
  }
}
