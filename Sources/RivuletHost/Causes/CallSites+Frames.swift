import Foundation
import Synchronization

/// Call stacks read from a thread's chain of frame pointers, which Swift functions maintain. Each frame starts with the address of the
/// calling frame, followed by the return address. Functions without a frame pointer are skipped.
extension CallSites {
  private typealias Visiting = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  private typealias Unwinding = @convention(c) (Visiting, UnsafeMutableRawPointer?) -> Int32
  private typealias Reading = @convention(c) (OpaquePointer?, Int32) -> UInt
  private typealias Describing = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// The compiler runtime's functions for visiting frames and reading a register of a frame, or nil if they are not available.
  private static let unwind = dlsym(nil, "_Unwind_Backtrace").map { unsafeBitCast($0, to: Unwinding.self) }
  private static let register = dlsym(nil, "_Unwind_GetGR").map { unsafeBitCast($0, to: Reading.self) }

  /// The C library function that describes a thread, whose declaration is not visible to Swift.
  private static let describe = dlsym(nil, "pthread_getattr_np").map { unsafeBitCast($0, to: Describing.self) }

  #if arch(x86_64)
  private static let frameRegister: Int32 = 6
  #else
  private static let frameRegister: Int32 = 29
  #endif

  /// The bit that Swift sets in the frame pointers of asynchronous functions.
  private static let asynchronousMark: UInt = 1 << 60

  /// A thread and the address range of its stack.
  private struct Stack: Sendable {
    let thread: pthread_t
    let addresses: Range<UInt>

    init(of thread: pthread_t) {
      self.thread = thread
      addresses = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { storage in
        guard let describe, let attributes = storage.baseAddress, describe(thread, attributes) == 0 else { return 0..<0 }
        defer { pthread_attr_destroy(attributes) }
        var start: UnsafeMutableRawPointer?
        var size = 0
        guard pthread_attr_getstack(attributes, &start, &size) == 0 else { return 0..<0 }
        return UInt(bitPattern: start)..<UInt(bitPattern: start) + UInt(size)
      }
    }
  }

  /// The stack of the last thread for which calls were collected, which is usually the next one, too.
  private static let lastStack = Mutex<Stack?>(nil)

  private static func currentStack() -> Range<UInt> {
    let thread = pthread_self()
    return lastStack.withLock { last in
      if let last, last.thread == thread { return last.addresses }
      let stack = Stack(of: thread)
      last = stack
      return stack.addresses
    }
  }

  /// Returns the return addresses of the current calls, innermost first. The list ends where the chain of frames ends.
  static func linkedCalls() -> [UInt] {
    let stack = currentStack()
    var frame = currentFrame()
    var calls: [UInt] = []
    calls.reserveCapacity(limit)
    while calls.count < limit, frame % 8 == 0, stack.contains(frame), stack.contains(frame + 15),
      let words = UnsafePointer<UInt>(bitPattern: frame)
    {
      if words[1] != 0 { calls.append(words[1]) }
      let outer = words[0] & ~asynchronousMark
      // The frames of callers have higher addresses.
      if outer <= frame { break }
      frame = outer
    }
    return calls
  }

  /// Returns the address of this function's own frame, or 0 if it can't be determined.
  @inline(never) private static func currentFrame() -> UInt {
    guard let unwind else { return 0 }
    var frame: UInt = 0
    // Stop after the first visit, which is for this function's own frame.
    _ = unwind(
      { context, answer in
        answer?.storeBytes(of: CallSites.register?(context, CallSites.frameRegister) ?? 0, as: UInt.self)
        return 5
      }, &frame)
    return frame
  }
}
