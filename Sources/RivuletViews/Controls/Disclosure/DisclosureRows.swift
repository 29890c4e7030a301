import Foundation
import RivuletCore

private struct RowIndentationKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// The additional leading inset of a row's content, in points, caused by the groups around the row.
  var rowIndentation: CGFloat {
    get { self[RowIndentationKey.self] }
    set { self[RowIndentationKey.self] = newValue }
  }
}

/// A disclosure group among the rows of a list. Its label is a row, and each view of its content is an indented row (B17.22).
struct DisclosureRows: CompositeView {
  /// The indentation of the content, in points.
  private static let indentation: CGFloat = 20

  let configuration: DisclosureGroupStyleConfiguration

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  var body: some View {
    DisclosureLabel(configuration: configuration, isRow: true)
    if configuration.isExpanded {
      configuration.content.padding(.leading, Self.indentation).transformEnvironment(\.rowIndentation) { $0 += Self.indentation }
    }
  }
}
