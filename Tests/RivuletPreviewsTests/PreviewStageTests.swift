import Foundation
import RivuletApps
import RivuletCore
import RivuletElements
import RivuletHeadless
import RivuletHost
import RivuletLooks
import RivuletPreviews
import Testing

/// The size and the surroundings of a preview that is shown by itself.
@MainActor
struct PreviewStageTests {
  private func settings(_ change: (inout PreviewSettings) -> Void) -> PreviewSettings {
    var settings = PreviewSettings()
    change(&settings)
    return settings
  }

  @Test func `a device is upright unless the preview turns it`() {
    #expect(PreviewStage.size(for: PreviewSettings()) == CGSize(width: 390, height: 844))
    #expect(PreviewStage.size(for: settings { $0.orientation = .landscapeLeft }) == CGSize(width: 844, height: 390))
    #expect(PreviewStage.size(for: settings { $0.layout = .fixed(width: .infinity, height: -1) }) == CGSize(width: 4_000, height: 1))
  }

  @Test func `a preview in the size of its view is as large as it`() async {
    let settings = settings { $0.layout = .sizeThatFits }
    let driver = HeadlessDriver(
      PreviewStage(AnyView(Color.red.frame(width: 30, height: 20))), configuration: HeadlessConfiguration())
    await driver.settle()
    #expect(PreviewStage.fittingSize(for: settings, of: driver.tree, idiom: .phone) == CGSize(width: 30, height: 20))
    #expect(PreviewStage.fittingSize(for: PreviewSettings(), of: driver.tree, idiom: .phone) == nil)
  }

  @Test func `a variant sets the surroundings that it names`() {
    var values = EnvironmentValues()
    let variant = PreviewVariant().with {
      ($0.scheme, $0.contrast, $0.typeSize, $0.direction, $0.locale) = ("dark", "increased", "accessibility3", "rtl", "de_DE")
    }
    variant.apply(to: &values, session: variant.session(otherwise: SessionLocale([:])))
    #expect(values.colorScheme == .dark && values.colorSchemeContrast == .increased && values.dynamicTypeSize == .accessibility3)
    #expect(values.layoutDirection == .rightToLeft && values.locale.identifier == "de_DE")
    #expect(variant.idiom(otherwise: .desktop) == .desktop)
  }
}
