import RivuletGraph
import Testing

@testable import RivuletCore

/// Where two values differ that are compared bit by bit: from the first byte to the last, whatever stands beside it in a word.
@MainActor
@Suite struct DifferingPartTests {
  private struct Trivial {
    var number: UInt64 = 0
    var flags: (UInt8, UInt8, UInt8) = (0, 0, 0)
  }

  private func part(_ change: (inout Trivial) -> Void) -> ByteSpan? {
    let old = Trivial()
    var new = old
    change(&new)
    let plan = ViewComparison.plan(for: Trivial.self)
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in plan.differingPart(old.baseAddress!, new.baseAddress!) }
    }
  }

  @Test func `no byte differs of equal values`() {
    #expect(part { _ in } == nil)
  }

  @Test func `one byte is found alone`() {
    for byte in 0..<8 { #expect(part { $0.number = 1 << (8 * UInt64(byte)) } == ByteSpan(from: byte, to: byte + 1)) }
    #expect(part { $0.flags.0 = 1 } == ByteSpan(from: 8, to: 9))
    #expect(part { $0.flags.2 = 1 } == ByteSpan(from: 10, to: 11))
  }

  @Test func `what lies between two differences counts as different`() {
    #expect(
      part {
        $0.number = 1 << 56
        $0.flags.1 = 1
      } == ByteSpan(from: 7, to: 10))
  }
}
