import Foundation
import RivuletCore
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletLooks
@testable import RivuletScreens

/// The buttons of a compact date picker.
@MainActor
struct CompactDatePickerTests {
  private func buttons(_ size: DynamicTypeSize) -> [CGRect] {
    let picker = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000))).datePickerStyle(.compact)
    let test = ViewTest(
      Form { picker }, size: CGSize(width: 390, height: 600),
      environment: {
        $0.idiom = .phone
        $0.dynamicTypeSize = size
      })
    return SemanticsTree(test.tree).items().filter { $0.element.role == .button }.map(\.frameInRoot)
  }

  @Test func `the day and the time stand side by side, and below each other in the largest type`() {
    let usual = buttons(.large)
    #expect(usual.count == 2 && usual[0].midY == usual[1].midY && usual[0].maxX < usual[1].minX)
    let large = buttons(.accessibility3)
    #expect(large.count == 2 && large[0].maxY <= large[1].minY)
    #expect(large.allSatisfy { $0.minX > 0 && $0.maxX < 390 })
  }
}
