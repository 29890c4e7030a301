import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// A disclosure group among the rows of a list. Its label is a row, and each view in its content is an indented row (B17.22). Rows in the
/// content start where labels start, after the space for the chevrons of their siblings.
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
