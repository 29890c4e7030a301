import Foundation
import RivuletCore
import Testing

@testable import RivuletApps
@testable import RivuletElements

/// What whoever runs previews learns of them.
@MainActor
struct PreviewSettingsTests {
  private func settings<V: View>(_ view: V) -> [PreviewSettings] {
    var found: [PreviewSettings] = []
    let test = ViewTest(
      Group(subviews: view) { subviews in
        let _ = found = subviews.map(\.containerValues.previewSettings)
        subviews
      })
    return withExtendedLifetime(test) { found }
  }

  @Test func `each element of a group has its own settings`() {
    let found = settings(
      Group {
        Color.red.previewDisplayName("one").previewLayout(.fixed(width: 10, height: 20))
        Color.red.padding().previewDevice("iPhone").previewInterfaceOrientation(.landscapeLeft)
        Color.red
      })
    #expect(found.map(\.displayName) == ["one", nil, nil])
    #expect(found.map(\.layout) == [.fixed(width: 10, height: 20), nil, nil])
    #expect(found.map(\.device) == [nil, "iPhone", nil])
    #expect(found.map(\.orientation) == [nil, .landscapeLeft, nil])
  }

  @Test func `the outermost setting of a kind counts`() {
    #expect(settings(Color.red.previewDisplayName("inner").previewDisplayName("outer")).first?.displayName == "outer")
  }

  @Test func `a macro's preview keeps its name, its traits and its views`() {
    let preview = Preview("name", traits: .landscapeLeft, .fixedLayout(width: 5, height: 6), .sizeThatFitsLayout) { Color.red }
    #expect(preview.name == "name")
    #expect(preview.settings.layout == .sizeThatFits)
    #expect(preview.settings.orientation == .landscapeLeft)
    #expect(preview.views.count == 1)
    let group = Preview(arguments: ["a", "b"]) { Text($0) }
    #expect(group.views.count == 2)
  }

  private struct ClassReader: View {
    let note: @MainActor (UserInterfaceSizeClass?, UserInterfaceSizeClass?) -> Void
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      let _ = note(horizontal, vertical)
      Color.red
    }
  }

  @Test func `a preview has the size classes of its device, not those of the page`() {
    for (idiom, orientation, expected) in [
      (Idiom.phone, InterfaceOrientation.portrait, [UserInterfaceSizeClass.compact, .regular]),
      (.phone, .landscapeLeft, [.compact, .compact]), (.desktop, .portrait, [.regular, .regular]),
    ] {
      var settings = PreviewSettings()
      settings.orientation = orientation
      var found: [UserInterfaceSizeClass?] = []
      let cell = PreviewCell(title: "x", settings: settings, content: ClassReader { found = [$0, $1] })
      let test = ViewTest(cell, size: CGSize(width: 2_000, height: 2_000), idiom: idiom)
      #expect(withExtendedLifetime(test) { found } == expected)
    }
  }
}
