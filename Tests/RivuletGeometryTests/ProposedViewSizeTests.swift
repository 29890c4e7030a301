import Foundation
import RivuletGeometry
import Testing

@Suite struct ProposedViewSizeTests {
  @Test func `nil is replaced by ten unless told otherwise (B9.03)`() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    let proposal = ProposedViewSize(width: 3, height: nil)
    #expect(proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 3, height: 2))
  }

  @Test func `a proposal can be read and written by axis`() {
    var proposal = ProposedViewSize(.vertical, along: 5, across: nil)
    #expect(proposal == ProposedViewSize(width: nil, height: 5))
    proposal[.horizontal] = 7
    #expect(proposal[.vertical] == 5)
    #expect(proposal == ProposedViewSize(CGSize(width: 7, height: 5)))
  }

  @Test func `sizes and points can be read and written by axis`() {
    var size = CGSize(.vertical, along: 2, across: 3)
    size[.horizontal] += 1
    #expect(size == CGSize(width: 4, height: 2))
    var point = CGPoint(.horizontal, along: 2, across: 3)
    point[.vertical] += 1
    #expect(point == CGPoint(x: 2, y: 4))
  }
}
