import Foundation
import RivuletGeometry
import RivuletLayout
import Testing

/// A child that says that its guides follow from its size goes where it goes if it is asked for them.
@Suite struct PlainGuidesTests {
  private class Asked: LayoutChild {
    let answer: CGSize
    init(_ answer: CGSize) { self.answer = answer }
    func size(_ proposal: ProposedViewSize) -> CGSize { answer }
    func hasPlainGuides(_ first: AlignmentKey, _ second: AlignmentKey) -> Bool { false }
  }

  private final class Plain: Asked {
    override func hasPlainGuides(_ first: AlignmentKey, _ second: AlignmentKey) -> Bool { true }
  }

  private let lengths: [CGFloat] = [0, 7, 10.5, 200, -3, .infinity, .nan]
  private let alignments: [Alignment] = [
    .center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline,
    Alignment(horizontal: .listRowSeparatorTrailing, vertical: .top),
  ]

  private func forEachCase(_ body: (CGSize, Alignment, ProposedViewSize) -> Void) {
    for width in lengths {
      for height in lengths {
        for alignment in alignments {
          for proposal in [.unspecified, ProposedViewSize(width: 50, height: nil), ProposedViewSize(width: 30, height: 40)] {
            body(CGSize(width: width, height: height), alignment, proposal)
          }
        }
      }
    }
  }

  @Test func `in a frame`() {
    forEachCase { size, alignment, proposal in
      for (width, height) in [(nil, nil), (60, nil), (nil, 5), (60, 24)] as [(CGFloat?, CGFloat?)] {
        let frame = FrameLayout(width: width, height: height, alignment: alignment)
        #expect(frame.placement(in: proposal, child: Plain(size)) == frame.placement(in: proposal, child: Asked(size)))
      }
      let flexible = FlexibleFrameLayout(minWidth: 20, maxHeight: 30, alignment: alignment)
      #expect(flexible.placement(in: proposal, child: Plain(size)) == flexible.placement(in: proposal, child: Asked(size)))
    }
  }

  @Test func `over another view`() {
    forEachCase { size, alignment, proposal in
      let overlay = OverlayLayout(alignment: alignment)
      let primary = CGSize(width: 31, height: 17)
      let asked = overlay.placement(of: Asked(size), over: Asked(primary), in: proposal)
      #expect(overlay.placement(of: Plain(size), over: Plain(primary), in: proposal) == asked)
      #expect(overlay.placement(of: Asked(size), over: Asked(primary).dimensions(proposal)) == asked)
    }
  }

  @Test func `in a stack`() {
    forEachCase { size, alignment, proposal in
      for layout in [StackLayout.horizontal(alignment.vertical), .vertical(alignment.horizontal, spacing: 3)] {
        let answers = [size, CGSize(width: 12, height: 8), CGSize(width: 5, height: 30)]
        var (scratch, other) = (LayoutScratch(), LayoutScratch())
        let plain = layout.size(in: proposal, children: answers.map { Plain($0) as Asked }, scratch: &scratch)
        #expect(plain == layout.size(in: proposal, children: answers.map(Asked.init), scratch: &other))
        layout.place(in: proposal, children: answers.map { Plain($0) as Asked }, scratch: &scratch)
        layout.place(in: proposal, children: answers.map(Asked.init), scratch: &other)
        #expect(scratch.placements == other.placements)
      }
    }
  }
}
