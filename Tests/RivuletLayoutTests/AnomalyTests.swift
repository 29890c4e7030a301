import Foundation
import RivuletGeometry
import RivuletLayout
import Testing

@Suite struct AnomalyTests {
  @Test func `stacks without children have no size`() {
    check("HStack in 100x50", size: "0x0")
    check("VStack in nilxnil", size: "0x0")
    check("VStack in infxinf", size: "0x0")
  }

  @Test func `a proposal that is not a number proposes nothing, and a negative one proposes zero`() {
    check("HStack spacing=0 in nanx20\n  Color", places: "Color 0,0 10x20")
    check("HStack spacing=0 in -50x20\n  Color", places: "Color 0,0 0x20")
    check("ZStack in nanx-3\n  Color", places: "Color 0,0 10x0")
    check("Padding leading=5 in nanx-3\n  Color", size: "15x0")
  }

  @Test func `children of impossible size count as empty`() {
    check(
      """
      HStack spacing=0 in 100x20
        Box:a nanx-5
        Color:b
      """, places: "a 0,10 0x0; b 0,0 100x20", size: "100x20")
  }

  @Test func `infinite children never lead to places that are not numbers`() {
    for alignment in ["top", "center", "bottom"] {
      let root = ScriptNode.parse("HStack spacing=0 alignment=\(alignment) in infxinf\n  Color\n  Box 10x10\n  Spacer")
      for (_, frame) in root.frames(root.line.proposal, isRightToLeft: false) {
        #expect(frame.minX.isFinite)
        #expect(frame.minY.isFinite)
      }
      #expect(root.size(root.line.proposal) == CGSize(width: CGFloat.infinity, height: .infinity))
    }
  }

  @Test func `a child that answers infinity leaves nothing to the others and the size is infinite`() {
    check(
      """
      HStack spacing=0 in 100x10
        Box:a infx10
        Box:b 0...50x10
      """, size: "infx10")
  }

  @Test func `ten thousand children are asked at most three times each`() {
    let lines = (0..<10_000).map { $0.isMultiple(of: 3) ? "  Box 5...20x10" : $0.isMultiple(of: 2) ? "  Color" : "  Box 1x10" }
    let root = ScriptNode.parse("HStack spacing=0 in 500000x10\n" + lines.joined(separator: "\n"))
    let size = root.size(root.line.proposal)
    #expect(abs(size.width - 500_000) < 1e-3)
    #expect(root.children.allSatisfy { $0.questions <= 3 })
  }

  @Test(arguments: ["0", "inf", "nil"])
  func `probes of a stack are probes of its children and nothing more`(_ width: String) {
    let root = ScriptNode.parse("HStack spacing=0 in \(width)x10\n  Color\n  Box 5...20x10\n  Text 3")
    _ = root.size(root.line.proposal)
    #expect(root.children.map(\.questions) == [1, 1, 1])
  }

  @Test func `nested stacks are asked a number of times that grows with the depth only`() {
    var script = "HStack spacing=0 in 300x300"
    for depth in 1...12 {
      let indent = String(repeating: "  ", count: depth)
      script += "\n\(indent)Color\n\(indent)\(depth.isMultiple(of: 2) ? "HStack" : "VStack") spacing=0"
    }
    script += "\n" + String(repeating: "  ", count: 13) + "Color:deepest"
    let root = ScriptNode.parse(script)
    _ = root.frames(root.line.proposal, isRightToLeft: false)
    var deepest = root
    while let last = deepest.children.last { deepest = last }
    #expect(deepest.questions <= 40)
  }

  @Test func `scratch memory can be used again for other children`() {
    var scratch = LayoutScratch()
    let stack = StackLayout.horizontal(spacing: 0)
    let many = ScriptNode.parse("HStack\n  Box 10x10\n  Color\n  Spacer\n  Text 3").children
    let few = ScriptNode.parse("HStack\n  Box 20x10").children
    let proposal = ProposedViewSize(width: 100, height: 10)
    stack.place(in: proposal, children: many, scratch: &scratch)
    #expect(scratch.placements.count == 4)
    stack.place(in: proposal, children: few, scratch: &scratch)
    #expect(scratch.placements == [Placement(origin: .zero, size: CGSize(width: 20, height: 10), proposal: proposal)])
  }
}
