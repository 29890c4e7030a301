import RivuletTesting
import SwiftUI
import Testing

/// That these files compile is the proof; language mode 5 compiles the same view in `HistoricalNamesTests`.
@MainActor @Test func `functions that a view keeps are handed on as with Apple's SDK`() async throws {
  var deletions = 0
  let view = HandedClosures(
    onDelete: { deletions += 1 }, load: {}, size: { $0[.leading] }, read: { true }, write: { _ in }, change: { _, _ in })
  let harness = ViewHarness(view)
  await harness.settle()
  deletions = 0
  try await harness.tap("Delete")
  #expect(deletions == 1)
}
