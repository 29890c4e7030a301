import Foundation
import RivuletCore
import RivuletElements
import Testing

/// A stack does not probe views of a fixed length, and hears when they lose it.
@MainActor
@Suite struct FixedLengthTests {
  private func widths(_ test: ViewTest) -> [CGFloat] { test.items.map(\.bounds.width) }

  @Test(arguments: [false, true]) func `a frame that is fixed or not shares as one that was so from the beginning`(_ isFixedFirst: Bool) {
    let remote = Remote<Bool>()
    @MainActor func test(_ isFixed: Bool, _ remote: Remote<Bool>) -> ViewTest {
      ViewTest(
        Changing(isFixed, remote) { isFixed in
          HStack(spacing: 0) {
            // Under a proposal of 50 it is as wide with the frame as without.
            Color.red.frame(width: isFixed ? 50 : nil)
            Color.blue.frame(maxWidth: 30)
          }
          .frame(width: 100, height: 10)
        })
    }
    let changing = test(isFixedFirst, remote)
    #expect(widths(changing) == (isFixedFirst ? [50, 30] : [70, 30]))
    changing.turn { remote.set(!isFixedFirst) }
    #expect(widths(changing) == (isFixedFirst ? [70, 30] : [50, 30]))
  }

  @Test func `a stack asks a fixed frame for its share alone, and any other for its least and its most too`() {
    func measures(_ width: CGFloat?) -> Int {
      let test = ViewTest(
        HStack(spacing: 0) {
          Color.red.frame(width: width)
          Color.blue
        }
        .frame(width: 100, height: 10))
      return test.tree.counters.measures
    }
    // The frame with what is in it, twice.
    #expect(measures(nil) - measures(50) == 4)
  }
}
