/// The work of the C library for freed memory.
///
/// glibc keeps small freed blocks apart until a large one is allocated or freed, and then merges all of them. After a list is removed there
/// are many thousands, and the app would pay for them: the first array that it copies would take some milliseconds longer.
enum FreedBlocks {
  /// The number of freed scopes and subgraphs from which on a turn also merges blocks (our choice).
  static var worthMerging: Int { 100 }
  /// The size from which on glibc merges the blocks it has kept apart, in bytes.
  private static var largeBlock: Int { 65_536 }

  /// Merges small freed blocks now. Has no notable effect on other systems than glibc.
  static func merge() {
    var block: ContiguousArray<UInt8> = []
    block.reserveCapacity(largeBlock)
  }
}
