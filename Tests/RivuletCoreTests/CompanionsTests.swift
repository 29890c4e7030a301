@testable import RivuletCore
import Testing

/// The objects that later rooms keep with an object of an earlier one.
@MainActor @Suite struct CompanionsTests {
  private final class Ear: Companion {
    var isClosed = false
    func close() { isClosed = true }
  }

  private final class Eye: Companion {
    let ear: Ear

    init(_ ear: Ear) { self.ear = ear }
  }

  @Test func `a companion is made once, and found by its type`() {
    let companions = Companions()
    var count = 0
    func ear() -> Ear {
      companions.find(
        {
          count += 1
          return Ear()
        }())
    }
    let first = ear()
    #expect(ear() === first && count == 1)
    #expect(Companions().find(Ear()) !== first)
  }

  @Test func `a companion may look for another one while it is made`() {
    let companions = Companions()
    let eye = companions.find(Eye(companions.find(Ear())))
    #expect(companions.find(Ear()) === eye.ear && companions.find(Eye(Ear())) === eye)
  }

  @Test func `companions are closed with their owner`() {
    let companions = Companions()
    let ear = companions.find(Ear())
    #expect(!ear.isClosed)
    companions.close()
    #expect(ear.isClosed)
  }
}
