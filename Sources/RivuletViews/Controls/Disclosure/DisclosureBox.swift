import Foundation
import RivuletCore
import RivuletGeometry

/// A disclosure group outside of lists, with the content below the label (B21.88).
struct DisclosureBox: CompositeView {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.looks.disclosures) private var look

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    VStack(alignment: look.centersContent ? .center : .leading) {
      DisclosureLabel(configuration: configuration, isRow: false)
      if configuration.isExpanded {
        configuration.content.padding(.leading, look.chevronRoom ?? 0)
      }
    }
  }
}
