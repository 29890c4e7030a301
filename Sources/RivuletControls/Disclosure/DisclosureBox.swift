import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A disclosure group outside lists, with its content centred below the label (B21.88).
struct DisclosureBox: CompositeView {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.looks.disclosures) private var look

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    VStack {
      DisclosureLabel(configuration: configuration, isRow: false).frame(minHeight: look.labelHeight)
      if configuration.isExpanded { configuration.content }
    }
  }
}
