import RivuletTesting
import SwiftUI
import Testing

/// Views of a content that are shown elsewhere, or with other views around them, under an animation or not (B7.04).
@MainActor
struct DealtCases {
  enum Container: CaseIterable {
    case column, row, pile, lazy

    fileprivate func recipe(_ parts: [Recipe]) -> Recipe {
      switch self {
      case .column: .column([.dealt(source: 0, parts)])
      case .row: .row([.dealt(source: 0, parts)])
      case .pile: .pile([.dealt(source: 0, parts)])
      case .lazy: .scrolled(.column([.group([.dealt(source: 0, parts)]), .number(0)]), isHorizontal: false)
      }
    }
  }

  nonisolated static let deals = [(1, 2), (2, 1), (3, 2), (2, 3), (3, 1), (1, 3)]

  @Test(arguments: Container.allCases, deals)
  func `subviews that are dealt anew are those of a fresh tree`(container: Container, deal: (Int, Int)) async {
    for parts: [Recipe] in [[.number(1)], [.number(1), .ambient], [.rows(list: 0, .number(2))]] {
      for isAnimated in [false, true] {
        func step(_ number: Int) -> Step { isAnimated ? .animated(.number(0, number)) : .number(0, number) }
        let difference = await OracleTests.firstDifference(
          container.recipe(parts), [.number(0, deal.0), step(deal.1), step(deal.0), step(deal.1)])
        #expect(difference == nil, "animated: \(isAnimated)")
      }
    }
  }

  private struct Alternating: View {
    let container: Container
    let surrounding: Int
    let model: Model

    private var content: some View {
      Group(subviews: Text("content")) { subviews in
        let number = model.observed.first
        ForEach(subviews) { subview in
          if number % 2 == 0 {
            subview
          } else {
            switch surrounding {
            case 0: HStack { subview }
            case 1: subview.padding(5)
            default:
              VStack {
                Text("beside")
                subview
              }
            }
          }
        }
      }
    }

    var body: some View {
      switch container {
      case .column: VStack { content }
      case .row: HStack { content }
      case .pile: ZStack { content }
      case .lazy: ScrollView { LazyVStack { content } }
      }
    }
  }

  @Test(arguments: Container.allCases, [0, 1, 2])
  func `a subview that other views are put around is drawn once`(container: Container, surrounding: Int) async {
    for isAnimated in [false, true] {
      let model = Model()
      let harness = ViewHarness(Alternating(container: container, surrounding: surrounding, model: model))
      await harness.settle()
      for (number, time) in [(1, 2.0), (2, 2), (3, 0.1), (4, 0.1), (5, 0.1), (6, 2)] {
        await harness.turn {
          if isAnimated { withAnimation { model.observed.first = number } } else { model.observed.first = number }
        }
        await harness.advance(by: time)
        #expect(harness.texts.filter { $0 == "content" }.count == 1, "\(number), animated: \(isAnimated)")
        #expect(harness.checkInvariants() == [])
        guard time == 2 else { continue }
        let fresh = ViewHarness(Alternating(container: container, surrounding: surrounding, model: model))
        await fresh.settle()
        #expect(harness.displayListDump() == fresh.displayListDump(), "\(number), animated: \(isAnimated)")
      }
      #expect(harness.runtimeIssues == [])
    }
  }
}
