import RivuletCore
import Testing

@testable import RivuletApps

/// The choice of previews by a text.
@MainActor
struct PreviewFilterTests {
  @Test func `a filter passes names that contain its text, and all names without a text`() {
    #expect(PreviewFilter(nil).passes("Order"))
    #expect(PreviewFilter("ORD").passes("Shop/Cart.swift", "Order form"))
    #expect(!PreviewFilter("order").passes("Shop/Cart.swift", "Cart"))
  }

  @Test func `views of other previews are not made, and those of providers are left out by the page`() {
    let filtered = PreviewSection.all(names: [:], filter: PreviewFilter("no preview has this name")).flatMap(\.items)
    let all = PreviewSection.all(names: [:], filter: PreviewFilter(nil)).flatMap(\.items)
    func isProvided(_ item: PreviewSection.Item) -> Bool { if case .provided = item { true } else { false } }
    #expect(filtered.allSatisfy(isProvided))
    #expect(filtered.count == all.count(where: isProvided) && all.count > filtered.count)
  }
}
