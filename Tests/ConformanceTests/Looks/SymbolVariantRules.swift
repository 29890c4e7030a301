import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Variants and colours of symbols.
  @MainActor
  struct SymbolVariantRules {
    /// The names of the symbols that are drawn.
    private func symbols<V: View>(_ view: V, idiom: Idiom = .phone) async -> [String] {
      let harness = ViewHarness(view, idiom: idiom)
      await harness.settle()
      return harness.displayListDump().split(separator: "\n").filter { $0.contains(" symbol") }.compactMap { line in
        line.split(separator: "\"").dropFirst().first.map(String.init)
      }
    }

    @Test func `variants add up, in the order of the system's names`() async {
      let names = await symbols(
        VStack {
          Image(systemName: "heart").symbolVariant(.fill)
          Image(systemName: "bell").symbolVariant(.slash.fill)
          Image(systemName: "plus").symbolVariant(.circle).symbolVariant(.fill)
          Image(systemName: "heart.fill").symbolVariant(.circle)
          Image(systemName: "star").environment(\.symbolVariants, .none)
        }
        .symbolVariant(.none))
      #expect(names == ["heart.fill", "bell.slash.fill", "plus.circle.fill", "heart.circle.fill", "star"])
    }

    @Test func `every symbol has a variant with a slash`() async {
      #expect(await symbols(Image(systemName: "airplane").symbolVariant(.slash)) == ["airplane.slash"])
      #expect(await symbols(Image(systemName: "mic").symbolVariant(.slash)) == ["mic.slash"])
    }

    @Test func `variants contain each other`() {
      #expect(SymbolVariants.circle.fill.contains(.fill))
      #expect(SymbolVariants.circle.fill.contains(.circle))
      #expect(!SymbolVariants.circle.contains(.fill))
      #expect(SymbolVariants.fill.contains(.none))
      #expect(SymbolVariants.circle.fill == SymbolVariants.fill.circle)
    }

    @Test func `symbols in the tab bar of a phone are filled`() async {
      let tabs = TabView { Text("page").tabItem { Label("Home", systemImage: "house") } }
      #expect(await symbols(tabs) == ["house.fill"])
      #expect(await symbols(tabs, idiom: .desktop) == ["house"])
    }

    private func colors<V: View>(_ view: V) async -> Substring? {
      let harness = await mount(view)
      return harness.displayListDump().split(separator: "\n").first { $0.contains(" symbol") }.flatMap { line in
        line.range(of: "tint ").map { line[$0.lowerBound...] }
      }
    }

    @Test func `what encloses a symbol has the second style of a palette or a paler shade`() async {
      let symbol = Image(systemName: "checkmark.circle.fill")
      #expect(
        await colors(symbol.symbolRenderingMode(.palette).foregroundStyle(Color.red, Color.black))?.contains("second 0 0 0 1") == true)
      #expect(await colors(symbol.foregroundStyle(Color.red, Color.black))?.contains("second 0 0 0 1") == true)
      #expect(await colors(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(Color.black))?.contains("second 0 0 0 0.5") == true)
      #expect(await colors(symbol.symbolRenderingMode(.monochrome).foregroundStyle(Color.red, Color.black))?.contains("second") == false)
      #expect(await colors(symbol.symbolRenderingMode(.multicolor))?.hasPrefix("tint 1 1 1 1 second 0.0343398 ") == true)
    }

    @Test func `a symbol of one part has one colour in every mode, and shows all of itself for every value`() async {
      #expect(await symbols(Image(systemName: "wifi", variableValue: 0.3)) == ["wifi"])
      #expect(await colors(Image(systemName: "star").foregroundStyle(.black))?.contains("second") == false)
    }
  }
}
