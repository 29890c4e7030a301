import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test(arguments: [Idiom.phone, .desktop])
func `a sheet edits a copy, and saves it`(idiom: Idiom) async throws {
  let harness = ViewHarness(SleepTimer(), idiom: idiom)
  await harness.settle()
  try await harness.tap("Edit")
  await harness.rest()
  try await harness.tap("Increment")
  await harness.key(.return)
  await harness.rest()
  #expect(harness.texts.first == "15 minutes")
}

@MainActor @Test func `escape closes a sheet without saving`() async throws {
  let harness = ViewHarness(SleepTimer(), idiom: .desktop)
  await harness.settle()
  try await harness.tap("Edit")
  await harness.rest()
  try await harness.tap("Increment")
  await harness.key(.escape)
  await harness.rest()
  #expect(harness.texts == ["0 minutes", "Edit", "Stop"])
}
