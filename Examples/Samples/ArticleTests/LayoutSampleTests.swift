import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test func `a long title gives way to the duration`() async throws {
  let row = ShowRow(title: "A long walk along the coast", duration: "42 min")
  let harness = ViewHarness(row, size: CGSize(width: 200, height: 40))
  await harness.settle()
  let title = try #require(harness.frame(of: "title")), duration = try #require(harness.frame(of: "duration"))
  #expect(duration.maxX == 200)
  #expect(title.maxX <= duration.minX)
}

@MainActor @Test func `buttons form a row while there is room`() async throws {
  let harness = ViewHarness(TransportBar(), size: CGSize(width: 400, height: 200))
  await harness.settle()
  #expect(harness.texts == ["Back", "Play", "Forward"])
  let wide = harness.displayListDump()
  harness.resize(to: CGSize(width: 200, height: 200))
  await harness.settle()
  #expect(harness.displayListDump() != wide)
}

@MainActor @Test func `topics wrap onto a second line`() async throws {
  let harness = ViewHarness(Topics(names: ["News", "Art", "Sport"]), size: CGSize(width: 200, height: 100))
  await harness.settle()
  let first = try #require(harness.frame(of: "News")), third = try #require(harness.frame(of: "Sport"))
  #expect(third.minX == first.minX)
  #expect(third.minY == first.maxY + 8)
}
