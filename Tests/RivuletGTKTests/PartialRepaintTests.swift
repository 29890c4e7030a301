#if GTK
import Foundation
import RivuletHeadless
import SwiftUI
import Testing

/// Parts of a window that are painted anew look like a window that is painted as a whole.
@MainActor @Suite struct PartialRepaintTests {
  private struct Lines: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("change") { isOn.toggle() }
        Text("strike").strikethrough(isOn).font(.title)
        Text("Milk").strikethrough(isOn)
        Text("under").underline(isOn, pattern: .dot).padding(.leading, 0.3)
      }
    }
  }

  private struct Symbols: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("change") { count += 1 }
        Image(systemName: "heart").foregroundStyle(.red).symbolEffect(.bounce, value: count).font(.largeTitle)
        Image(systemName: "cloud.sun.rain").symbolEffect(.bounce, value: count).padding(.leading, 0.4)
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `lines below and through texts`(_ scale: Double) async throws {
    let screen = await ScrolledScreen(Lines(), size: CGSize(width: 300, height: 200), scale: scale)
    for _ in 0..<3 {
      try await screen.driver.tap("change")
      await screen.driver.settle()
      #expect(screen.problem == nil)
    }
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `symbols that move`(_ scale: Double) async throws {
    let screen = await ScrolledScreen(Symbols(), size: CGSize(width: 300, height: 200), scale: scale)
    try await screen.driver.tap("change")
    for _ in 0..<20 {
      await screen.driver.advance(by: 0.05)
      #expect(screen.problem == nil)
    }
  }
}
#endif
