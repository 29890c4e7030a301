#if GTK
import CGTK4
import Testing

@testable import RivuletGTK

/// Memory for the pixels that GTK shows.
struct PixelPoolTests {
  /// Takes pixels of so many bytes, each of one value, lets `body` look at them as GTK would, and lets them go.
  private func show(_ value: UInt8, count: Int, from pool: PixelPool, _ body: (UInt8) -> Void = { _ in }) {
    let pixels = [UInt8](repeating: value, count: count)
    let bytes = pixels.withUnsafeBytes { pool.bytes(copying: $0) }
    defer { g_bytes_unref(bytes) }
    #expect(g_bytes_get_size(bytes) == gsize(count))
    if let data = g_bytes_get_data(bytes, nil) { body(data.load(fromByteOffset: count - 1, as: UInt8.self)) }
  }

  @Test func `what GTK lets go of is used again, with the new pixels`() {
    let pool = PixelPool()
    for value in UInt8(1)...200 { show(value, count: 4_096, from: pool) { #expect($0 == value) } }
    #expect(pool.madeCount == 1)
  }

  @Test func `what GTK still shows is left alone`() {
    let pool = PixelPool()
    show(1, count: 4_096, from: pool) { _ in show(2, count: 4_096, from: pool) }
    #expect(pool.madeCount == 2)
    show(3, count: 4_096, from: pool) { _ in show(4, count: 4_096, from: pool) }
    #expect(pool.madeCount == 2)
  }

  @Test func `each size has memory of its own, and not without end`() {
    let pool = PixelPool()
    for count in 1...100 { show(1, count: count, from: pool) }
    #expect(pool.madeCount == 100)
    for count in 1...84 { show(1, count: count, from: pool) }
    #expect(pool.madeCount == 184)
    for count in 85...100 { show(1, count: count, from: pool) }
    #expect(pool.madeCount == 200)
  }
}
#endif
