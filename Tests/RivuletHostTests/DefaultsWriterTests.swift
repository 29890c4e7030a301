import Foundation
import RivuletCore
import RivuletHost
import Testing

/// When user defaults are brought to the disk.
struct DefaultsKeeperTests {
  private final class Counting: UserDefaults {
    var synchronizations = 0

    init() { super.init(suiteName: nil)! }

    override func object(forKey defaultName: String) -> Any? { nil }
    override func set(_ value: Any?, forKey defaultName: String) {}

    override func synchronize() -> Bool {
      synchronizations += 1
      return true
    }
  }

  private struct Settings {
    @AppStorage var count: Int

    init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }
  }

  @Test func `many writes are one way to the disk`() {
    let keeper = DefaultsWriter(delayMilliseconds: 60_000)
    keeper.start()
    let (one, two) = (Counting(), Counting())
    let (first, second) = (Settings(one), Settings(two))
    for number in 1...5 { first.count = number }
    second.count = 1
    #expect(one.synchronizations == 0)
    keeper.flush()
    #expect(one.synchronizations == 1)
    #expect(two.synchronizations == 1)
    keeper.flush()
    #expect(one.synchronizations == 1)
  }
}
