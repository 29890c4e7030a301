#if canImport(RivuletTesting)
import RivuletTesting
import SwiftUI
import Testing

@testable import DocumentTemplate

@MainActor @Test("The words of a document are counted") func countingWords() async throws {
  var document = TextDocument()
  document.text = "one two three"
  let harness = ViewHarness(DocumentView(document: .constant(document)))
  await harness.settle()
  #expect(harness.texts.contains("3 words"))
}
#endif
