import Foundation
import RivuletCore
import RivuletHost
import Synchronization
import Testing

struct FastTimeSourceTests {
  @Test func `time runs so many times as fast, and timers with it`() async {
    let base = VirtualTimeSource()
    let fast = FastTimeSource(base, speed: 10)
    let (start, date) = (fast.uptimeNanoseconds, fast.date)
    let fired = Mutex(0)
    let action = fast.schedule(at: start + 20_000_000_000, toleranceNanoseconds: 0, on: DispatchQueue(label: "test")) {
      fired.withLock { $0 += 1 }
    }
    await base.advance(by: 1.9)
    #expect(fast.uptimeNanoseconds - start == 19_000_000_000)
    #expect(abs(fast.date.timeIntervalSince(date) - 19) < 1e-6)
    #expect(fired.withLock { $0 } == 0)
    await base.advance(by: 0.2)
    #expect(fired.withLock { $0 } == 1)
    withExtendedLifetime(action) {}
  }
}
