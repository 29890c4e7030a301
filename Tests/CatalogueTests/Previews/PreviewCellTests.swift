import Foundation
import RivuletCore
import Testing

@testable import RivuletApps
@testable import RivuletElements

/// How large a preview is on a page.
@MainActor
struct PreviewCellTests {
  /// The size of the preview without its title.
  private func size(_ change: (inout PreviewSettings) -> Void) -> CGSize {
    var settings = PreviewSettings()
    change(&settings)
    let test = ViewTest(PreviewCell(title: "a", settings: settings, content: Color.red.frame(width: 30, height: 20)).fixedSize())
    return test.withNode { node in
      let whole = node.measure(.unspecified)
      let title = ViewTest(Text(verbatim: "a").font(.caption)).withNode { $0.measure(.unspecified).height }
      return CGSize(width: whole.width, height: whole.height - title - 6)
    }
  }

  @Test func `a preview without a size has the screen of a phone, whatever its device`() {
    #expect(size { _ in } == CGSize(width: 390, height: 844))
    #expect(size { $0.device = "iPad" } == CGSize(width: 390, height: 844))
    #expect(size { $0.orientation = .landscapeLeft } == CGSize(width: 844, height: 390))
    #expect(size { $0.orientation = .portraitUpsideDown } == CGSize(width: 390, height: 844))
  }

  @Test func `a preview has the size that it asks for`() {
    #expect(size { $0.layout = .fixed(width: 50, height: 60) } == CGSize(width: 50, height: 60))
    #expect(size { $0.layout = .sizeThatFits } == CGSize(width: 30, height: 20))
  }
}
