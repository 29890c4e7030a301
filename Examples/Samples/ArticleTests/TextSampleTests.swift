import Foundation
import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test(arguments: [("en_US", "August 30, 2026", "1,234 plays"), ("de_DE", "30. August 2026", "1.234 plays")])
func `dates and numbers follow the locale`(locale: String, date: String, plays: String) async throws {
  let noon = Date(timeIntervalSince1970: 1_788_091_200)
  let view = EpisodeDetails(published: noon, plays: 1_234)
  let harness = ViewHarness(view, locale: Locale(identifier: locale))
  await harness.settle()
  #expect(harness.texts.contains(date))
  #expect(harness.texts.contains(plays))
}

@MainActor @Test func `a symbol grows with the text`() async throws {
  let small = ViewHarness(BadgeView()), large = ViewHarness(BadgeView()) { $0.dynamicTypeSize = .accessibility1 }
  await small.settle()
  await large.settle()
  let usual = try #require(small.frame(of: "star")), grown = try #require(large.frame(of: "star"))
  #expect(usual.width == 20)
  #expect(grown.width > usual.width)
}
