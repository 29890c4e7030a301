#if GTK
import CGTK4
import Synchronization

/// Memory for the pixels that GTK shows. What GTK has let go of is used again, so that a window that is painted again and again takes no more memory
/// than one that stands still.
package final class PixelPool: Sendable {
  private struct State: @unchecked Sendable {
    var free: [UnsafeMutableRawBufferPointer] = []
    var made = 0
  }

  private let state = Mutex(State())

  /// As many free buffers are kept; a frame of a large window needs more and gives them back.
  private static let limit = 16

  package init() {}

  deinit {
    for buffer in state.withLock({ $0.free }) { buffer.deallocate() }
  }

  /// How many buffers were made.
  package var madeCount: Int { state.withLock { $0.made } }

  /// A GBytes with a copy of pixels; the caller owns it. The memory comes back when its last owner is gone, on whatever thread.
  func bytes(copying pixels: UnsafeRawBufferPointer) -> OpaquePointer {
    let buffer = take(pixels.count)
    buffer.copyMemory(from: pixels)
    let loan = Unmanaged.passRetained(PixelLoan(self, buffer))
    return g_bytes_new_with_free_func(buffer.baseAddress, gsize(pixels.count), { PixelLoan.end($0) }, loan.toOpaque())
  }

  /// A free buffer of exactly that size, or a new one.
  private func take(_ count: Int) -> UnsafeMutableRawBufferPointer {
    let known = state.withLock { state -> UnsafeMutableRawBufferPointer? in
      if let index = state.free.lastIndex(where: { $0.count == count }) { return state.free.remove(at: index) }
      state.made += 1
      return nil
    }
    return known ?? .allocate(byteCount: count, alignment: 64)
  }

  fileprivate func giveBack(_ buffer: UnsafeMutableRawBufferPointer) {
    let surplus = state.withLock { state -> UnsafeMutableRawBufferPointer? in
      state.free.append(buffer)
      return state.free.count > Self.limit ? state.free.removeFirst() : nil
    }
    surplus?.deallocate()
  }
}

/// Memory that GTK has, until its GBytes goes.
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
    loan.pool.giveBack(loan.buffer)
  }
}
#endif
