import Foundation
import HostContract
import RivuletCore
import RivuletHeadless

/// The host without a screen, in this process.
final class HeadlessSubject: HostSubject {
  private let driver: HeadlessDriver
  private let said = Lines()

  @MainActor private final class Lines {
    var all: [String] = []
  }

  init() {
    let said = said
    driver = HeadlessDriver(ContractView { said.all.append($0) }, configuration: HeadlessConfiguration())
  }

  func lines(after event: ContractEvent, atLeast count: Int) async throws -> [String] {
    said.all = []
    switch event {
    case .start: await driver.advance(by: 0.6)
    case .drag(let start, let end, let seconds):
      await driver.drag(from: start, to: end, duration: start == end ? 0 : 0.5)
      await driver.advance(by: seconds)
    case .type("\n"): await driver.pressKey(.enter)
    case .type(let text): try await driver.type(text, into: "name")
    case .tab(let backwards): await driver.pressKey(.tab, modifiers: backwards ? .shift : [])
    case .space: await driver.pressKey(.space)
    case .resize(let size): driver.resize(to: size)
    }
    await driver.settle()
    return said.all
  }
}
