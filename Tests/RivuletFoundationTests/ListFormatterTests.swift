import Foundation
import RivuletFoundation
import Testing

/// Texts of lists.
@Suite struct ListFormatterTests {
  private func formatter(_ locale: String) -> ListFormatter {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test func `items are joined in the language of the locale`() {
    #expect(formatter("en_US").string(from: ["a", "b", 3]) == "a, b, and 3")
    #expect(formatter("de_DE").string(from: ["a", "b"]) == "a und b")
    #expect(formatter("en_US").string(from: []) == "")
    #expect(formatter("en_US").string(for: ["a"]) == "a" && formatter("en_US").string(for: 1) == nil)
  }

  @Test func `a formatter describes the items`() {
    let list = formatter("en_US")
    let items = DateComponentsFormatter()
    items.calendar = Calendar(identifier: .gregorian)
    items.calendar?.locale = Locale(identifier: "en_US")
    list.itemFormatter = items
    #expect(list.string(from: [65.0, 5.0]) == "1:05 and 5")
    #expect(list.string(from: ["no time"]) == nil)
  }
}
