import Foundation
import RivuletCore

/// A disclosure group among the rows of a list: its label is a row, and so is each view of its content, further in (B17.22).
struct DisclosureRows: CompositeView {
  /// How much further in the content stands, in points.
  private static let indentation: CGFloat = 20

  let configuration: DisclosureGroupStyleConfiguration

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  var body: some View {
    DisclosureLabel(configuration: configuration, isRow: true)
    if configuration.isExpanded { configuration.content.padding(.leading, Self.indentation) }
  }
}
