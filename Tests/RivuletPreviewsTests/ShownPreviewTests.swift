import RivuletCore
import RivuletElements
import RivuletHeadless
import RivuletScreens
import Testing

@testable import RivuletApps
@testable import RivuletPreviews

private struct SchemeText: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(verbatim: "\(scheme)") }
}

private struct Schemes_Previews: PreviewProvider {
  static var previews: some View {
    SchemeText().previewDisplayName("plain scheme")
    Group {
      SchemeText().preferredColorScheme(.dark).previewDisplayName("dark scheme")
      ForEach(0..<2, id: \.self) { Text(verbatim: "row \($0)") }
    }
  }
}

/// The previews of a program one by one.
@MainActor
struct ShownPreviewTests {
  private func texts(of preview: ShownPreview) async -> [String] {
    let driver = HeadlessDriver(PreviewStage(preview.makeView()), configuration: HeadlessConfiguration())
    await driver.settle()
    return driver.texts
  }

  @Test func `the views of a provider are previews that do not change each other's windows`() async throws {
    let previews = ShownPreview.all(names: [:]).filter { $0.section.hasSuffix("Schemes_Previews") }
    #expect(previews.map(\.title) == ["plain scheme", "dark scheme", "preview 3", "preview 4"])
    #expect(await texts(of: try #require(previews.first)) == ["light"])
    #expect(await texts(of: previews[1]) == ["dark"])
    #expect(await texts(of: previews[3]) == ["row 1"])
  }
}
