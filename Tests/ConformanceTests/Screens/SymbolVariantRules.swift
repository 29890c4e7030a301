import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Variants of symbols that the surroundings ask for.
  @MainActor
  struct SymbolVariantRules {
    private func names(_ view: some View) async -> [String] {
      let harness = await mount(view, size: CGSize(width: 100, height: 100))
      return harness.displayListDump().split(separator: "\n").compactMap { line in
        line.firstRange(of: /"[a-z.]+"/).map { String(line[$0].dropFirst().dropLast()) }
      }
    }

    @Test func `a variant is part of the name of the symbol, and a name that says it keeps it`() async {
      #expect(await names(Image(systemName: "star").symbolVariant(.fill)) == ["star.fill"])
      #expect(await names(Image(systemName: "star.fill").symbolVariant(.circle)) == ["star.circle.fill"])
      #expect(await names(Image(systemName: "star.fill").symbolVariant(.fill)) == ["star.fill"])
      #expect(await names(Image(systemName: "bell").symbolVariant(.slash.fill)) == ["bell.slash.fill"])
      #expect(await names(Image(systemName: "bell").symbolVariant(.none)) == ["bell"])
    }

    @Test func `variants of the surroundings add up, and none in the environment ends them`() async {
      #expect(await names(Image(systemName: "star").symbolVariant(.circle).symbolVariant(.fill)) == ["star.circle.fill"])
      #expect(await names(Image(systemName: "star").environment(\.symbolVariants, .none).symbolVariant(.fill)) == ["star"])
    }

    @Test func `a variant contains another one if it has all of it`() {
      #expect(SymbolVariants.circle.fill.contains(.fill))
      #expect(SymbolVariants.circle.fill.contains(.circle))
      #expect(!SymbolVariants.circle.contains(.fill))
      #expect(SymbolVariants.fill.contains(.none))
      #expect(SymbolVariants.circle.square == .square)
    }
  }
}
