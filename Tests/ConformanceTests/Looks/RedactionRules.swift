import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Content that is not shown as it is.
  @MainActor
  struct RedactionRules {
    @Test func `texts and images of placeholders are bars, in the room of what they stand for`() async {
      let plain = await mount(Text("secret").accessibilityIdentifier("t"))
      let redacted = await mount(Text("secret").accessibilityIdentifier("t").redacted(reason: .placeholder))
      #expect(plain.texts == ["secret"])
      #expect(redacted.texts == [])
      #expect(redacted.frame(of: "t") == plain.frame(of: "t"))
      let image = await mount(Image(systemName: "star").redacted(reason: .placeholder))
      #expect(!image.displayListDump().contains("star"))
      #expect(image.displayListDump().contains("fill"))
    }

    @Test func `what is private is hidden where the reason is privacy`() async {
      let view = VStack {
        Text("open")
        Text("balance").privacySensitive()
      }
      #expect(await mount(view).texts == ["open", "balance"])
      #expect(await mount(view.redacted(reason: .privacy)).texts == ["open"])
      #expect(await mount(view.redacted(reason: .placeholder)).texts == [])
    }

    @Test func `reasons add up, and unredacted content is shown`() async {
      struct Reasons: View {
        @Environment(\.redactionReasons) private var reasons
        var body: some View { Text("\(reasons.rawValue)").unredacted() }
      }
      let harness = await mount(Reasons().redacted(reason: .privacy).redacted(reason: .placeholder))
      #expect(harness.texts == ["3"])
    }

    @Test func `content that comes is drawn in the place of its bars`() async throws {
      struct Root: View {
        @State private var isLoading = true
        var body: some View {
          VStack {
            Text("headline").redacted(reason: isLoading ? .placeholder : [])
            Button("load") { isLoading = false }
          }
        }
      }
      let harness = await mount(Root())
      #expect(harness.texts == ["load"])
      try await harness.tap("load")
      #expect(harness.texts == ["headline", "load"])
    }
  }
}
