import RivuletCore
import Testing

/// Blocks of the view builder: however many views there are, the tuple holds them in order.
@MainActor
struct ViewBlockTests {
  private struct Numbered: View {
    let number: Int
    init(_ number: Int) { self.number = number }
    var body: Never { fatalError("A numbered view is never shown.") }
  }

  private typealias N = Numbered

  /// The numbers of the views of a tuple, in order.
  private func numbers<T>(_ view: TupleView<T>) -> [Int] {
    Mirror(reflecting: view.value).children.compactMap { ($0.value as? Numbered)?.number }
  }

  @Test func `a block of up to ten views is a tuple of them`() {
    #expect(numbers(ViewBuilder.buildBlock(N(0), N(1))) == Array(0..<2))
    #expect(numbers(ViewBuilder.buildBlock(N(0), N(1), N(2))) == Array(0..<3))
    #expect(numbers(ViewBuilder.buildBlock(N(0), N(1), N(2), N(3))) == Array(0..<4))
    #expect(numbers(ViewBuilder.buildBlock(N(0), N(1), N(2), N(3), N(4))) == Array(0..<5))
    #expect(numbers(ViewBuilder.buildBlock(N(0), N(1), N(2), N(3), N(4), N(5))) == Array(0..<6))
    #expect(numbers(ViewBuilder.buildBlock(N(0), N(1), N(2), N(3), N(4), N(5), N(6))) == Array(0..<7))
    #expect(numbers(ViewBuilder.buildBlock(N(0), N(1), N(2), N(3), N(4), N(5), N(6), N(7))) == Array(0..<8))
    #expect(numbers(ViewBuilder.buildBlock(N(0), N(1), N(2), N(3), N(4), N(5), N(6), N(7), N(8))) == Array(0..<9))
    #expect(numbers(ViewBuilder.buildBlock(N(0), N(1), N(2), N(3), N(4), N(5), N(6), N(7), N(8), N(9))) == Array(0..<10))
  }

  @Test func `a block of more views is a tuple of them, too`() {
    let eleven: TupleView<(N, N, N, N, N, N, N, N, N, N, N)> = ViewBuilder.buildBlock(
      N(0), N(1), N(2), N(3), N(4), N(5), N(6), N(7), N(8), N(9), N(10))
    #expect(numbers(eleven) == Array(0..<11))
  }
}
