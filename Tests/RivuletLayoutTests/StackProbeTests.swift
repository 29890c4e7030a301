import Foundation
import RivuletGeometry
import RivuletLayout
import Testing

/// A stack probes children for their flexibility only where the order in which it deals out depends on it (B9.04).
@Suite struct StackProbeTests {
  private final class Child: LayoutChild {
    let lengths: ClosedRange<CGFloat>
    let growsWithProposal: Bool
    private(set) var proposals: [CGFloat?] = []

    init(_ lengths: ClosedRange<CGFloat>, grows: Bool = true) {
      self.lengths = lengths
      growsWithProposal = grows
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
      proposals.append(proposal.width)
      return CGSize(width: min(max(proposal.width ?? 0, lengths.lowerBound), lengths.upperBound), height: 10)
    }

    func fixedLength(along axis: Axis) -> CGFloat? {
      lengths.lowerBound == lengths.upperBound ? lengths.lowerBound : nil
    }
  }

  /// Where the children begin in a row 300 wide.
  private func starts(_ children: [Child]) -> [CGFloat] {
    var scratch = LayoutScratch()
    StackLayout.horizontal(spacing: 0).place(in: ProposedViewSize(width: 300, height: 10), children: children, scratch: &scratch)
    return scratch.placements.map(\.origin.x)
  }

  @Test(arguments: 0...2) func `the only flexible child gets what the others leave, without a probe`(position: Int) {
    let flexible = Child(0...1000)
    var children = [Child(100...100), Child(50...50)]
    children.insert(flexible, at: position)
    #expect(starts(children) == [[0, 150, 250], [0, 100, 250], [0, 100, 150]][position])
    #expect(flexible.proposals == [150])
  }

  @Test func `the only flexible child is proposed its share where it takes less`() {
    let flexible = Child(20...80)
    #expect(starts([Child(100...100), flexible, Child(50...50)]) == [0, 100, 180])
    #expect(flexible.proposals == [150])
  }

  @Test func `two flexible children are probed`() {
    let (wide, narrow) = (Child(0...1000), Child(10...90))
    #expect(starts([wide, narrow, Child(50...50)]) == [0, 160, 250])
    #expect(wide.proposals == [0, .infinity, 160])
    #expect(narrow.proposals == [0, .infinity, 125])
  }

  @Test func `a child that may be shorter for more is probed`() {
    let child = Child(20...80, grows: false)
    #expect(starts([Child(100...100), child]) == [0, 100])
    #expect(child.proposals == [0, .infinity, 200])
  }
}
