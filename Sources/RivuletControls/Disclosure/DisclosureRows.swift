import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// A disclosure group among the rows of a list. The label is a row, and each view in the content is an indented row (B17.22). A content row
/// is aligned with the labels of its siblings, after the width reserved for their chevrons.
struct DisclosureRows: CompositeView {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.looks.disclosures) private var look
  @Environment(\.rowIndentation) private var outerIndentation

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  var body: some View {
    DisclosureLabel(configuration: configuration, isRow: true)
    if configuration.isExpanded {
      let indentation = look.rowIndentation + (outerIndentation > 0 ? 0 : look.rowChevronRoom ?? 0)
      configuration.content.padding(.leading, indentation).transformEnvironment(\.rowIndentation) { [indentation] in $0 += indentation }
    }
  }
}
