#if GTK
import CGTK4
import Synchronization

/// A pool of memory for the pixels that GTK displays. Buffers that GTK releases are reused, so painting a window repeatedly takes no more
/// memory than painting it once.
package final class PixelPool: Sendable {
  private struct State: @unchecked Sendable {
    var free: [UnsafeMutableRawBufferPointer] = []
    var made = 0
  }

  private let state = Mutex(State())

  /// The maximum number of free buffers to keep. Painting a large window may take more, in which case the excess is freed.
  private static let limit = 16

  package init() {}

  deinit {
    for buffer in state.withLock({ $0.free }) { buffer.deallocate() }
  }

  /// The number of buffers created so far.
  package var madeCount: Int { state.withLock { $0.made } }

  /// Returns a GBytes with a copy of the pixels, owned by the caller. The memory returns to the pool when the last reference is released,
  /// on any thread.
  func bytes(copying pixels: UnsafeRawBufferPointer) -> OpaquePointer {
    let buffer = take(pixels.count)
    buffer.copyMemory(from: pixels)
    let loan = Unmanaged.passRetained(PixelLoan(self, buffer))
    return g_bytes_new_with_free_func(buffer.baseAddress, gsize(pixels.count), { PixelLoan.end($0) }, loan.toOpaque())
  }

  /// Returns a free buffer of exactly the given size, or a new one.
  private func take(_ count: Int) -> UnsafeMutableRawBufferPointer {
    let known = state.withLock { state -> UnsafeMutableRawBufferPointer? in
      if let index = state.free.lastIndex(where: { $0.count == count }) { return state.free.remove(at: index) }
      state.made += 1
      return nil
    }
    return known ?? .allocate(byteCount: count, alignment: 64)
  }

  fileprivate func recycle(_ buffer: UnsafeMutableRawBufferPointer) {
    let surplus = state.withLock { state -> UnsafeMutableRawBufferPointer? in
      state.free.append(buffer)
      return state.free.count > Self.limit ? state.free.removeFirst() : nil
    }
    surplus?.deallocate()
  }
}

/// A buffer on loan to GTK until its GBytes is freed.
private final class PixelLoan {
  private let pool: PixelPool
  private let buffer: UnsafeMutableRawBufferPointer

  init(_ pool: PixelPool, _ buffer: UnsafeMutableRawBufferPointer) {
    self.pool = pool
    self.buffer = buffer
  }

  static func end(_ data: gpointer?) {
    guard let data else { return }
    let loan = Unmanaged<PixelLoan>.fromOpaque(data).takeRetainedValue()
    loan.pool.recycle(loan.buffer)
  }
}
#endif
