import Foundation
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

/// A view that lacks an object, as in a preview without its environment.
private struct Lacking: View {
  var body: some View {
    if Lacking.mayRun { Text(verbatim: "shown") } else { fatalError("The body ran although the preview was not chosen.") }
  }
  nonisolated(unsafe) static var mayRun = false
}

private struct Lacking_Previews: PreviewProvider {
  static var previews: some View {
    Lacking().padding().previewDisplayName("lacks an object").previewLayout(.fixed(width: 70, height: 80))
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

  @Test func `the bodies of a provider's views run only when they are shown`() async throws {
    let preview = try #require(ShownPreview.all(names: [:]).first { $0.section.hasSuffix("Lacking_Previews") })
    #expect(preview.title == "lacks an object" && preview.settings.layout == .fixed(width: 70, height: 80))
    Lacking.mayRun = true
    defer { Lacking.mayRun = false }
    #expect(await texts(of: preview) == ["shown"])
  }
}
