/// What the C library still has to do about memory that was given back.
///
/// glibc keeps small freed blocks apart until somebody asks for a large one or frees it, and merges all of them then. After a list has gone these
/// are many thousands, and who asks next is the app: the first array that it copies would take some milliseconds longer.
enum FreedBlocks {
  /// Scopes and the like from which on a turn that frees them has the rest done as well (our choice).
  static var worthMerging: Int { 100 }
  /// Bytes from which on glibc merges what it has kept apart.
  private static var largeBlock: Int { 65_536 }

  /// Has small blocks that were freed merged now. Elsewhere than on glibc it does nothing of note.
  static func merge() {
    var block: ContiguousArray<UInt8> = []
    block.reserveCapacity(largeBlock)
  }
}
