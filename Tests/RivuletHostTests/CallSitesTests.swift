import Foundation
import Testing

@testable import RivuletHost

/// The calls that led to a change.
struct CallSitesTests {
  @inline(never) private func descend(_ levels: Int, _ body: () -> Void) {
    if levels == 0 { body() } else { descend(levels - 1, body) }
    withExtendedLifetime(self) {}
  }

  private func compare() {
    descend(6) {
      let unwound = CallSites.unwoundCalls()
      let linked = CallSites.linkedCalls()
      // Both lists begin in this closure, at calls of their own. The seven calls of the descent follow.
      let descent = Array(unwound.drop { !linked.contains($0) }.prefix(7))
      #expect(descent.count == 7)
      #expect(linked.contains(descent))
      #expect(CallSites.symbol(at: descent[6]).map { CallSites.readable($0) }?.contains("descend") == true)
    }
  }

  @Test func `the chain of frames has the calls that the C library finds`() { compare() }

  @Test func `each thread has a chain of its own`() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        compare()
        continuation.resume()
      }
    }
    compare()
  }

  @Test func `an asynchronous function has its calls up to where it was resumed`() async {
    await Task.yield()
    #expect(CallSites.linkedCalls().count >= 1)
    compare()
  }
}
