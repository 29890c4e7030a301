import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Mistakes of layouts are reported, and nothing traps.
  @MainActor
  struct LayoutMisuseRules {
    /// What a layout does wrong.
    enum Mistake: CaseIterable, Sendable {
      case placesWhileMeasuring, placesNowhere, proposesNaN, choosesNaN, asksForMore, setsGuideNowhere, asksLater
    }

    private struct Wrong: Layout {
      let mistake: Mistake
      let memory: Memory

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        memory.subviews = subviews
        switch mistake {
        case .placesWhileMeasuring: subviews[0].place(at: .zero, proposal: .unspecified)
        case .choosesNaN: return CGSize(width: CGFloat.nan, height: -5)
        case .asksForMore: _ = subviews[7].sizeThatFits(.unspecified)
        default: break
        }
        return CGSize(width: 100, height: 100)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        switch mistake {
        case .placesNowhere: subviews[0].place(at: CGPoint(x: CGFloat.infinity, y: .nan), proposal: .unspecified)
        case .proposesNaN: subviews[0].place(at: .zero, proposal: ProposedViewSize(width: .nan, height: -3))
        default: subviews[0].place(at: bounds.origin, proposal: .unspecified)
        }
      }

      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGFloat? { mistake == .setsGuideNowhere ? .nan : nil }
    }

    /// Keeps what it should not.
    private final class Memory: @unchecked Sendable {
      var subviews: LayoutSubviews?
    }

    @Test(arguments: Mistake.allCases)
    func `B11.13 a mistake of a layout is reported once, and the layout goes on`(_ mistake: Mistake) async {
      let memory = Memory()
      let harness = await mount(
        HStack(alignment: .top) {
          Wrong(mistake: mistake, memory: memory) { Box("a", 10, 10) }
          Box("b", 10, 10)
        })
      if mistake == .asksLater {
        await harness.turn {
          #expect(memory.subviews?.first?.sizeThatFits(.unspecified) == .zero)
          #expect(memory.subviews?.first?.dimensions(in: .unspecified).width == 0)
          #expect(memory.subviews?.first?.priority == 0)
          #expect(memory.subviews?.first?[Custom.Mark.self] == 5)
          memory.subviews?.first?.place(at: .zero, proposal: .unspecified)
        }
      }
      #expect(harness.runtimeIssues.map(\.kind).allSatisfy { $0 == .invalidLayout })
      #expect(harness.runtimeIssues.count == 1, "\(harness.runtimeIssues.map(\.message))")
      #expect(harness.runtimeIssues.first?.typeName == "Wrong")
      #expect(harness.frame(of: "a") != nil)
      #expect(harness.frame(of: "b")?.size == CGSize(width: 10, height: 10))
    }

    @Test func `subviews that were kept beyond their container answer nothing`() async {
      let memory = Memory()
      do {
        let harness = await mount(Wrong(mistake: .asksLater, memory: memory) { Box("a", 10, 10) })
        await harness.close()
      }
      #expect(memory.subviews?.count == 1)
      #expect(memory.subviews?.first?.sizeThatFits(.unspecified) == .zero)
    }

    @Test func `a layout without subviews and with an endless proposal is laid out`() async {
      await check(
        HStack(spacing: 0) {
          Custom.Flow {}.accessibilityIdentifier("flow")
          Box("b", 10, 10)
        }
        .fixedSize(), in: CGSize(width: 50, height: 50), places: "root 0,0 10x10; flow 0,5 0x0; b 0,0 10x10")
    }
  }
}
