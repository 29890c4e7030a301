import Foundation
import RivuletGeometry
import Testing

@Suite struct EdgeTests {
  @Test func `sets of edges are made of single edges`() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [Edge.Set(.leading), Edge.Set(.trailing)])
    #expect(Edge.Set.vertical.isDisjoint(with: .horizontal))
    #expect(Edge.Set.all.rawValue == 15)
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set(.bottom) == .bottom)
    #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
  }

  @Test func `edges have the documented raw values`() {
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
  }

  @Test func `insets of a set of edges leave the others at zero`() {
    #expect(EdgeInsets([.top, .trailing], 5) == EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 5))
    #expect(EdgeInsets(.all, 2).horizontal == 4)
    #expect(EdgeInsets() == EdgeInsets(.all, 0))
  }

  @Test func `points, sizes and rectangles are made by functions too`() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }
}
